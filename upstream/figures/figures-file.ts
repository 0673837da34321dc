import { figureSteps, namedKinds } from "#contracts/figures/figure-kinds";
import type { Figures } from "#contracts/figures/figures";
import { pageName } from "#contracts/figures/page-names";
import { csvFile } from "../cashback/payouts/csv";

const cell = (value: number | null) => (value === null ? "" : String(value));

/** The figures as a spreadsheet file, containing no more than staff see on the page. */
export function figuresFile({ from, to, pages, bots, searches, without_results, days, types, steps, named }: Figures) {
  const row = (metric: string, item: string, { count, before }: { count: number; before: number | null }) => [
    ...[metric, item, from, to],
    ...[cell(count), cell(before)],
  ];
  const onDay = (day: string, metric: string, count: number) => [metric, "", day, day, cell(count), ""];
  const rows = [
    ["Metric", "Item", "From", "To", "Count", "Previous period"],
    row("Pages", "", pages),
    row("Pages served to bots", "", bots),
    row("Searches", "", searches),
    row("Searches that found nothing", "", without_results),
    ...types.map((each) => row("Pages", pageName(each), each)),
    ...steps.map((each) => row(figureSteps[each.step], "", each)),
    ...named.flatMap(({ kind, items, others }) => [
      ...items.map((item) => row(namedKinds[kind], item.name ?? item.subject, item)),
      row(namedKinds[kind], "All others", { count: others, before: null }),
    ]),
    ...days.flatMap((each) => [
      onDay(each.day, "Pages", each.pages),
      onDay(each.day, "Pages served to bots", each.bots),
      onDay(each.day, "Searches", each.searches),
      onDay(each.day, "Searches that found nothing", each.without_results),
    ]),
  ];
  // As on the page, the current day is not compared with anything.
  if (pages.before === null) for (const each of rows) each.pop();
  return { name: `figures-${from}-to-${to}.csv`, text: csvFile(rows) };
}
