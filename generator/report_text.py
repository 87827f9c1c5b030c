# SPDX-License-Identifier: Apache-2.0
"""The report on a release as text: a screenful for the terminal, and report.md, which begins with it."""

import json
from pathlib import Path

NO_KERNEL = "no kernel: runtime/ops has no binding for it"


def label(entry: dict) -> str:
    return f"{entry['op']}-{entry['since']}" if entry["domain"] == "ai.onnx" else f"{entry['domain']} {entry['op']}-{entry['since']}"


def _diffs(entry: dict) -> list:
    """The lines of the texts that differ, without what stands around them and the first two lines, which name the versions."""
    return [(text["part"], [line for line in text["diff"][2:] if line.startswith(("-", "+"))]) for text in entry.get("texts", ())]


def _outcome(entry: dict, edited: bool) -> str:
    if entry["todo"]:
        return "has a kernel: to read" if edited and entry["bound"] else "needs a hand"
    if entry["bound"]:
        return "has a kernel: read" if edited else "bound"
    return "no kernel, classified only" if entry["reasons"][-1] == NO_KERNEL else entry["reasons"][-1]


def _groups(entries: list[dict], edited: bool) -> list[list[dict]]:
    """Neighbours of one operator of which the same is to be said: upstream often edits all versions alike."""
    found: list[list[dict]] = []
    said = None
    for entry in entries:
        now = (entry["domain"], entry["op"], entry["kind"], entry["breaking"], _outcome(entry, edited), _diffs(entry), entry["changes"], entry["todo"])
        if edited and now == said:
            found[-1].append(entry)
        else:
            found.append([entry])
        said = now
    return found


def _name(group: list[dict]) -> str:
    return ", ".join([label(group[0]), *(str(entry["since"]) for entry in group[1:])])


def _kind(entry: dict) -> str:
    return entry["kind"].removeprefix("edited in place: ")


def _counted(count: int, one: str, more: str = "") -> str:
    return f"{count} {one if count == 1 else more or one + 's'}"


def _case_lines(report: dict) -> list[str]:
    cases = report.get("cases")
    if not cases or not any(cases[key] for key in ("new", "changed", "removed", "left_out")):
        return []
    lines = ["", f"official cases: {len(cases['new'])} new, {len(cases['changed'])} changed, {len(cases['removed'])} gone, "
                 f"{len(cases['left_out'])} left out"]
    by_op: dict[str, int] = {}
    for op in cases["new"].values():
        by_op[op] = by_op.get(op, 0) + 1
    if by_op:
        lines.append("  new: " + ", ".join(f"{op} {count}" for op, count in sorted(by_op.items())))
    for case in cases["changed"]:
        lines.append(f"  {case['name']}: {case['difference']}" + (" (contradicts the earlier one)" if case["contradicts"] else ""))
    lines += [f"  {case['name']}: gone, kept as last of {case['last']}" for case in cases["removed"]]
    lines += [f"  {case['name']}: left out: {case['reason']}" for case in cases["left_out"]]
    return lines


def _to_write(name: str, item: dict) -> list[str]:
    """Where to write, and the lines."""
    condition = f" (if {item['if']})" if "if" in item else ""
    place = f"{item['file']}, {item['key']}{condition}:"
    if item["key"] == "read":
        place = f"read the difference; as long as {item['if']}, write into {item['file']} (else change it and add a case first):"
    return [f"  {name}: {place}", *(f"      {line}" for line in item["lines"])]


def _todo_lines(report: dict) -> list[str]:
    """What asks for a hand, one thing after the other, with what to write."""
    lines = [line for entry in report["steps"] for item in entry["todo"] for line in _to_write(label(entry), item)]
    asked: dict[str, tuple[dict, list[dict]]] = {}
    for entry in report["edited"]:
        for item in entry["todo"]:
            asked.setdefault(json.dumps(item), (item, []))[1].append(entry)
    for item, entries in asked.values():
        lines += _to_write(_name(entries), item)
    undecided = [case for case in report.get("cases", {}).get("changed", ()) if case.get("todo")]
    if undecided:
        lines.append(f"  {undecided[0]['todo'][0]['file']}: which of the two answers is wrong, and why, as the proof of:")
        lines += [f"      {case['stored_as']}" for case in undecided]
    return lines + [f"  {text}" for text in report.get("earlier", ())]


def summary_lines(report: dict) -> list[str]:
    """The report in a screenful: a line per step, the cases, what to do, what was done."""
    old, new, counts = report["from"], report["to"], report["counts"]
    opsets = [f"{d} {old['opsets'].get(d, 'none')} -> {n}" for d, n in new["opsets"].items() if old["opsets"].get(d) != n]
    lines = [f"onnx {old['onnx']} -> {new['onnx']}: {_counted(counts['steps'], 'new op-version')}, {counts['edited']} edited in place"
             + (f"; opsets: {', '.join(opsets)}" if opsets else "")]
    lines += [f"  {count:3} {kind}" for kind, count in counts["kinds"].items()]
    for title, entries, edited in (("new op-versions", report["steps"], False), ("edited in place", report["edited"], True)):
        if entries:
            lines += ["", f"{title}:"]
        for group in _groups(entries, edited):
            breaking = ", breaking" if group[0]["breaking"] else ""
            lines.append(f"  {_name(group):28} {_kind(group[0])}{breaking}: {_outcome(group[0], edited)}")
    lines += _case_lines(report)
    if todo := _todo_lines(report):
        lines += ["", "needs a hand:", *todo]
    elif counts["steps"] or counts["edited"]:
        lines += ["", "nothing needs a hand"]
    if done := report.get("done", {}).get("Done"):
        lines += ["", "done:", *(f"  {text}" for text in done)]
    return lines


def _entry_lines(group: list[dict], edited: bool) -> list[str]:
    entry = group[0]
    after = f" (after {entry['before']})" if entry["before"] and len(group) == 1 else ""
    lines = ["", f"### {_name(group)}{after}: {_kind(entry)}", "", f"* breaking: {'yes' if entry['breaking'] else 'no'}", f"* {_outcome(entry, edited)}"]
    lines += [f"* {reason}" for reason in entry["reasons"] if reason != NO_KERNEL and all(reason in other["reasons"] for other in group)]
    for section in entry["changes"]:
        if section["section"] == "Texts" and entry.get("texts"):
            continue  # shown below
        lines += ["", f"**{section['section']}:**", "", *(f"* {line}" for line in section["lines"])]
    for item in entry["todo"]:
        condition = f", if {item['if']}" if "if" in item else ""
        lines += ["", f"To write in `{item['file']}`, {item['key']}{condition}:", "", "```", *item["lines"], "```"]
    for text in entry.get("texts", ()):
        lines += ["", f"Text of {text['part']}:", "", "````" + ("diff" if entry["before"] or edited else "text"), *text["diff"], "````"]
    return lines


def markdown(report: dict) -> str:
    """The report to read, with the differences of texts."""
    lines = [f"# onnx {report['from']['onnx']} -> {report['to']['onnx']}", "", "```text", *summary_lines(report), "```"]
    for title, entries, edited in (("New op-versions", report["steps"], False), ("Edited in place", report["edited"], True)):
        lines += ["", f"## {title}", *([] if entries else ["", "None."])]
        for group in _groups(entries, edited):
            lines += _entry_lines(group, edited)
    new: dict[str, list[str]] = {}
    for name, op in report.get("cases", {}).get("new", {}).items():
        new.setdefault(op, []).append(name)
    if new:
        lines += ["", "## New official cases", "", *(f"* {op}: {', '.join(names)}" for op, names in sorted(new.items()))]
    for title, facts in report.get("done", {}).items():
        if facts and title != "Done":
            lines += ["", f"## {title}", "", *(f"* {fact}" for fact in facts)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def write_report(report: dict, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "report.json").write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    (folder / "report.md").write_text(markdown(report), encoding="utf-8")
