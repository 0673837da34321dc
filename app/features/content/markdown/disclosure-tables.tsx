import type { ReactElement } from "react";
import { measurementCookie } from "#contracts/analytics/measurement-choice";
import type { Disclosures } from "#contracts/content/content";
import { capitalized, listed } from "#contracts/english";
import { longestWindowMinutes } from "#contracts/refusals/rate-windows";
import { disclosureTableNames } from "#contracts/vocabulary/content";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import DataTable from "~/ui/table/data-table";

/** A table of what the upstream says of itself; null for a name that there is not, "" where it says nothing. */
export function disclosureTable(
  asked: string,
  disclosures: Disclosures | null,
  { demo, tagManager }: { demo: boolean; tagManager: boolean },
): ReactElement | "" | null {
  const name = disclosureTableNames.find((known) => known === asked);
  if (name === undefined) return null;
  if (disclosures === null) return "";
  switch (name) {
    case "cookies":
      return <CookieTable cookies={[...disclosures.cookies, ...(tagManager ? cookiesOfMeasurement : [])]} />;
    case "retention":
      return <RetentionTable retention={[...disclosures.retention, ...ofSite]} />;
    case "partners":
      return <PartnerTable partners={disclosures.partners} demo={demo} />;
  }
}

/** What this server itself sets where it asks, and what the tag sets of those who agree. */
const cookiesOfMeasurement: Disclosures["cookies"] = [
  {
    name: measurementCookie.name,
    purpose: "Remembers whether you allow measurement by Google. We set it when you choose.",
    seconds: measurementCookie.age,
    scripts: false,
  },
  {
    name: "_ga and others that begin with _g",
    purpose:
      "Tell Google Analytics that it’s the same browser. Google sets them only if you allow measurement. We delete them when you stop it.",
    seconds: 2 * 365 * 86_400,
    scripts: true,
  },
];

/** What this server itself keeps. */
const ofSite: Disclosures["retention"] = [
  {
    what: "How many pages were opened and forms sent from your internet address in the last few minutes",
    why: "So that nobody can slow the site down for everyone else",
    how_long: `${formatCount(longestWindowMinutes, "minute", "minutes")} at most`,
  },
  {
    what: "A scrambled form of your internet address with each search that found nothing, in memory only",
    why: "So that one person’s searches count once",
    how_long: "One day",
  },
];

const CookieTable = ({ cookies }: Pick<Disclosures, "cookies">) => (
  <DataTable
    caption="Our cookies"
    region="Table: our cookies"
    className="wide-table"
    columns={[
      { heading: "Name", cell: ({ name }) => name },
      { heading: "What it’s for", cell: ({ purpose }) => purpose },
      { heading: "How long it lasts", cell: ({ seconds }) => lifetime(seconds) },
      { heading: "Scripts can read it", cell: ({ scripts }) => (scripts ? "Yes" : "No") },
    ]}
    rows={cookies}
    keyOf={({ name }) => name}
  />
);

/** "14 days", "1 hour", on one line */
function lifetime(seconds: number): string {
  const [years, days, hours] = [seconds / (365 * 86_400), seconds / 86_400, seconds / 3600];
  const words =
    Number.isInteger(years) && years > 0
      ? formatCount(years, "year", "years")
      : Number.isInteger(days) && days > 0
        ? formatCount(days, "day", "days")
        : hours >= 1
          ? formatCount(Math.round(hours), "hour", "hours")
          : formatCount(seconds, "second", "seconds");
  return words.replace(" ", "\u00A0");
}

const RetentionTable = ({ retention }: Pick<Disclosures, "retention">) => (
  <DataTable
    caption="What we keep about visitors"
    region="Table: what we keep about visitors"
    className="wide-table"
    columns={[
      { heading: "What", cell: ({ what }) => what },
      { heading: "Why", cell: ({ why }) => why },
      { heading: "How long", cell: ({ how_long: time }) => time },
    ]}
    rows={retention}
    keyOf={({ what }) => what}
  />
);

function PartnerTable({ partners, demo }: Pick<Disclosures, "partners"> & { demo: boolean }) {
  const paying = partners.filter(({ pays }) => pays.length > 0);
  const others = partners.filter(({ pays }) => pays.length === 0).map(({ name }) => name);
  return (
    <div className="stack">
      {demo ? <p>In this demo, what each seller pays is made up, and so is who pays nothing.</p> : null}
      {paying.length === 0 ? (
        <p>Nobody pays us at the moment.</p>
      ) : (
        <DataTable
          caption={`Who pays us, and how much: ${formatCount(paying.length, "seller", "sellers")}`}
          region="Table: who pays us"
          className="wide-table"
          columns={[
            { heading: "Seller", cell: ({ name }) => name },
            { heading: "What it pays us", cell: ({ pays }) => pays.map(sentence).join(" Or: ") },
            { heading: "Cash back for you now", cell: ({ cashback }) => (cashback ? "Yes" : "No") },
          ]}
          rows={paying}
          keyOf={({ name }) => name}
        />
      )}
      {others.length === 0 ? null : (
        <p>These pay us nothing, and we link to them all the same: {listed(others, "and")}.</p>
      )}
    </div>
  );
}

const sentence = (terms: string) => `${capitalized(terms)}.`;

interface OperatorWordsProps extends Pick<Disclosures, "operator"> {
  demo: boolean;
}

/** Who runs the site, as its pages about itself say it. */
export function OperatorWords({ operator, demo }: OperatorWordsProps) {
  const contact = <a href={paths.contact}>the contact page</a>;
  if (operator !== null) {
    return (
      <p>
        <strong>{operator.name}</strong> runs this site. Its mailing address is {operator.postal_address}.
        {demo ? " For now the site is a demo: nothing on it is for sale, and nobody is paid." : null} You can also reach
        us through {contact}.
      </p>
    );
  }
  if (demo) {
    return (
      <p>
        This site is a demo. No company runs it as a business: nothing on it is for sale, nobody is paid for links, and
        no cash back is paid. That’s why there’s no name or address here. To reach whoever set it up, use {contact}.
      </p>
    );
  }
  return <p>This site doesn’t say who runs it yet. Until it does, you can reach us through {contact}.</p>;
}
