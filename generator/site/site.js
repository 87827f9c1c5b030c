// SPDX-License-Identifier: Apache-2.0
// The search page and the filter of the coverage matrix. Works from files, too: nothing is fetched.
"use strict";

// Entries of the index: [operator, version, domain, address, text]. "Size 13" and "size-13" name a version; other words
// may stand anywhere. Whole names come first, newer versions before older ones.
function findPages(index, query) {
  const words = query.toLowerCase().split(/[\s,;:()]+|-(?=\d)/).filter(Boolean);
  const found = [];
  for (const [op, since, domain, address, text] of words.length ? index : []) {
    const name = op.toLowerCase();
    let score = 0;
    for (const word of words) {
      const version = /^(?:v|version)?(\d+)$/.exec(word);
      if (version && Number(version[1]) === since) score += 40;
      else if (name === word) score += 100;
      else if (name.startsWith(word)) score += 30;
      else if (name.includes(word)) score += 20;
      else if (domain.includes(word)) score += 5;
      else if (word === "version" || text.toLowerCase().includes(word)) score += 1;
      else { score = -1; break; }
    }
    if (score > 0) found.push({ op, since, domain, address, text, score });
  }
  return found.sort((a, b) => b.score - a.score || a.op.localeCompare(b.op) || b.since - a.since);
}

function showResults(query) {
  const list = document.getElementById("results");
  const found = findPages(window.siteIndex, query);
  const shown = found.slice(0, 100);
  document.getElementById("count").textContent = !query.trim() ? "" :
    found.length === 0 ? `Nothing fits “${query}”.` : `${found.length} fit` + (found.length > 100 ? ", the best 100:" : ":");
  list.replaceChildren(...shown.map((entry) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = entry.address;
    link.textContent = entry.since ? `${entry.op} ${entry.since}` : `${entry.op} (all versions)`;
    const text = document.createElement("span");
    text.className = "text";
    text.textContent = (entry.domain === "ai.onnx" ? "" : entry.domain + ": ") + entry.text;
    item.append(link, text);
    return item;
  }));
}

function startSearch() {
  const box = document.getElementById("find-box");
  box.value = new URLSearchParams(window.location.search).get("q") || "";
  box.addEventListener("input", () => showResults(box.value));
  showResults(box.value);
}

function startMatrix() {
  const get = (id) => document.getElementById(id);
  const rows = [...document.querySelectorAll(".matrix tbody tr")];
  const head = [...document.querySelectorAll(".matrix thead th")].map((cell) => cell.textContent);
  const apply = () => {
    const words = get("op").value.toLowerCase().split(/[\s-]+/).filter(Boolean);
    const type = head.indexOf(get("type").value);
    let count = 0;
    for (const row of rows) {
      const label = row.dataset.op.toLowerCase().split(" ");
      const fits = words.every((word) => /^\d+$/.test(word) ? label.includes(word) : label.some((part) => part.includes(word)))
        && (get("domain").value === "" || row.dataset.domain === get("domain").value)
        && (!get("latest").checked || "latest" in row.dataset)
        && (get("kernel").value === "" || row.dataset.kernel === get("kernel").value)
        && (type < 0 || row.cells[type].textContent !== "")
        && (!get("gaps").checked || (type < 0 ? row.querySelector("td.zero") !== null : row.cells[type].className === "zero"));
      row.hidden = !fits;
      count += fits ? 1 : 0;
    }
    get("shown").textContent = `${count} of ${rows.length} op-versions`;
  };
  for (const id of ["op", "domain", "type", "latest", "kernel", "gaps"]) get(id).addEventListener("input", apply);
  apply();
}

if (typeof module !== "undefined") module.exports = { findPages };
else if (document.getElementById("find-box")) startSearch();
else if (document.getElementById("op")) startMatrix();
