import type { ComparedModel } from "#contracts/compare/comparisons";
import type { MattressSize } from "#contracts/mattress";
import { certificateTerms } from "~/mattress/glossary/spec-terms";
import { amongBeds } from "~/mattress/type-list";
import { formatCount } from "~/ui/format";
import { densityRow, insideRows } from "./inside-rows.server";
import { differs, type Group } from "./cells";
import { checkedAt, published, rowsOf, unknown, value, type RowRule } from "./row-rules.server";
import { costRows, sizeRows } from "./cost-rows.server";
import { feelRows, scoreRow } from "./feel-rows.server";
import { termRows } from "./term-rows.server";

/** Everything known about the beds, grouped by decision. */
export const comparisonGroups = (models: readonly ComparedModel[], size: MattressSize): Group[] =>
  [
    { key: "cost", title: "What it costs", rules: costRows(size) },
    { key: "feel", title: "How it feels", rules: feelRows(models) },
    { key: "inside", title: "What’s inside", rules: insideRows },
    {
      key: "lasting",
      title: "Will it last?",
      caption: "How long it lasts",
      rules: [scoreRow("durability"), densityRow],
    },
    { key: "terms", title: "Trial, return and warranty", rules: termRows(models) },
    { key: "sizes", title: "Sizes and their prices", rules: sizeRows(models) },
    { key: "owners", title: "Bedlark score and owner ratings", rules: ownerRows(models) },
    { key: "certificates", title: "Certificates", rules: certificateRows(models) },
  ].map(({ rules, ...group }) => ({ ...group, rows: rowsOf(models, rules) }));

/** The groups without the rows in which all beds are equal, and how many of those say something of them. */
export function differencesOf(groups: readonly Group[]): { groups: Group[]; same: number } {
  const all = groups.flatMap(({ rows }) => rows);
  return {
    groups: groups
      .map((group) => ({ ...group, rows: group.rows.filter(differs) }))
      .filter(({ rows }) => rows.length > 0),
    same: all.filter((row) => !differs(row) && row.cells.some(({ kind }) => kind !== "unknown")).length,
  };
}

/** A score is against beds of the same type, so that of two types none is the highest (ruleset 2026.3, section 6). */
const ownerRows = (models: readonly ComparedModel[]): readonly RowRule[] => [
  {
    label: "Bedlark score",
    help: "Out of 100, against beds of its type. It sums up what’s in it, how it performs and lasts, its owners and its terms. No one can pay to raise it.",
    best: new Set(models.map(({ type }) => type)).size === 1 ? "Highest" : undefined,
    cell: ({ score, type }) =>
      score === null
        ? published(null, null)
        : value(`${Math.round(score)}\u00a0of\u00a0100`, null, {
            amount: Math.round(score),
            note: amongBeds(type) ?? undefined,
          }),
  },
  {
    label: "Owner ratings",
    help: "Average out of 5. A few ratings can mislead, so we start every bed at 3.7 and let its ratings move it. With fewer than five, we show none.",
    cell: ({ rating: { average, count } }) =>
      average === null
        ? unknown(count === 0 ? "No ratings yet" : "Too few ratings")
        : value(`${average.toFixed(1)}\u00a0of\u00a05`, null, { note: formatCount(count, "rating", "ratings") }),
  },
];

const usualHelp = "Checked by someone other than the seller.";

/** One row for each certificate that at least one of the beds has. */
function certificateRows(models: readonly ComparedModel[]): RowRule[] {
  const names = new Map(models.flatMap(({ certificates }) => certificates.map(({ code, name }) => [code, name])));
  if (names.size === 0) return [{ label: "Any certificate", help: usualHelp, cell: () => unknown("None found") }];
  return [...names].map(([code, label]) => ({
    label,
    ...(code in certificateTerms ? { glossary: certificateTerms[code] } : { help: usualHelp }),
    cell: ({ certificates }) => {
      const found = certificates.find((certificate) => certificate.code === code);
      if (found === undefined) return unknown("Not found");
      return { ...published("Yes", checkedAt(found)), note: found.covers };
    },
  }));
}
