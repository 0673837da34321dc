import type { ComparedModel } from "~/contracts/comparisons";
import type { MattressSize } from "~/contracts/mattress";
import { formatCount } from "~/ui/format";
import { densityRow, insideRows, specified } from "./build-rows";
import { differs, unknown, value, withBest, yesNo, type Cell, type Group, type Row } from "./cells";
import { costRows, sizeRows } from "./cost-rows";
import { feelRows, scoreRow } from "./feel-rows";
import { termRows } from "./term-rows";

/** Everything known about the beds, grouped by decision. */
export function comparisonGroups(models: readonly ComparedModel[], size: MattressSize): Group[] {
  return [
    { key: "cost", title: "What it costs", rows: costRows(models, size) },
    { key: "feel", title: "How it feels", rows: feelRows(models) },
    { key: "inside", title: "What is inside", rows: insideRows(models) },
    { key: "lasting", title: "Will it last", rows: [scoreRow(models, "durability"), densityRow(models)] },
    { key: "terms", title: "Trial, return and warranty", rows: termRows(models) },
    { key: "sizes", title: "Sizes and their prices", rows: sizeRows(models) },
    { key: "owners", title: "Scores and owners", rows: ownerRows(models) },
    { key: "certificates", title: "Certificates", rows: certificateRows(models) },
  ];
}

/** The groups without the rows in which all beds are equal, and how many rows were removed. */
export function differencesOf(groups: readonly Group[]): { groups: Group[]; same: number } {
  const all = groups.flatMap(({ rows }) => rows);
  return {
    groups: groups
      .map((group) => ({ ...group, rows: group.rows.filter(differs) }))
      .filter(({ rows }) => rows.length > 0),
    same: all.filter((row) => !differs(row)).length,
  };
}

function ownerRows(models: readonly ComparedModel[]): Row[] {
  return [
    {
      label: "Score",
      help: "Made of the seven parts above, out of 100. What a seller pays us is no part of it.",
      cells: withBest(
        specified(
          models,
          ({ score }) => score,
          (score) => `${Math.round(score)} of 100`,
          (score) => score,
        ),
        "highest",
        "Highest",
      ),
    },
    {
      label: "Owner ratings",
      help: "Average out of 5, drawn towards the middle while there are few. Fewer than five give none.",
      cells: models.map(({ rating: { average, count } }) =>
        average === null
          ? unknown(count === 0 ? "No ratings yet" : "Too few ratings")
          : value(`${average.toFixed(1)} of 5`, null, { note: formatCount(count, "rating", "ratings") }),
      ),
    },
  ];
}

/** What each certificate looks at; its scope stands in the cell. */
const certificateHelp: Readonly<Record<string, string>> = {
  "certipur-us": "Content and emissions of polyurethane foam, and of nothing else.",
  "greenguard-gold": "What the whole product gives off into the air.",
  gots: "Organic fiber, 95 % of it or more.",
  gols: "Organic latex, 95 % of it or more.",
  "oeko-tex-100": "Harmful substances in textiles.",
  "eco-institut": "Harmful substances and what the product gives off.",
  "made-safe": "Substances known to harm people or nature.",
  fsc: "Wood or latex from forests looked after.",
};

/** One row for each certificate that at least one of the beds has. */
function certificateRows(models: readonly ComparedModel[]): Row[] {
  const names = new Map(
    models.flatMap(({ certificates }) => certificates.map(({ code, name }) => [code, name] as const)),
  );
  if (names.size === 0) {
    const cells = models.map(() => unknown("None found"));
    return [{ label: "Any certificate", help: "What somebody other than the seller vouches for.", cells }];
  }
  return [...names].map(([code, label]) => ({
    label,
    help: certificateHelp[code] ?? "What somebody other than the seller vouches for.",
    cells: models.map(({ certificates }): Cell => {
      const found = certificates.find((certificate) => certificate.code === code);
      if (found === undefined) return unknown("Not found");
      const source = { text: found.source, on: found.checked_on, verb: "checked" as const };
      return { ...yesNo(true, source), note: found.covers };
    }),
  }));
}
