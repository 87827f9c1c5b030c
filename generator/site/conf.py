# SPDX-License-Identifier: Apache-2.0
"""Sphinx's settings of the operator reference; copied beside the pages. Nothing is loaded from outside."""

project = "Opwright operators"
author = "Opwright"
project_copyright = ""
extensions = []
smartquotes = False
highlight_language = "text"
templates_path = ["_templates"]
html_theme = "alabaster"
html_theme_options = {"show_powered_by": False, "show_relbars": False, "fixed_sidebar": False, "page_width": "76rem", "sidebar_width": "13rem"}
html_sidebars = {"**": ["site_nav.html"]}
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_use_index = False
html_domain_indices = False
