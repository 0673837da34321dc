import { Link } from "@remix-run/react";
import { minimumCount, type NamedKind, namedKinds, figureSteps } from "#contracts/figures/figure-kinds";
import type { Figures } from "#contracts/figures/figures";
import { pageName } from "#contracts/figures/page-names";
import { paths } from "~/paths";
import Disclosure from "~/ui/disclosure";
import { formatCount, formatDate, formatNumber } from "~/ui/format";
import Section from "~/ui/page/section";
import DataTable from "~/ui/table/data-table";
import DayChart from "./day-chart";
import FigureTable from "./figure-table";

const pathOf: Record<Exclude<NamedKind, "term">, (slug: string) => string> = {
  bed: paths.model,
  guide: paths.guide,
  store: paths.store,
  deal: paths.deal,
};

const intros: Partial<Record<NamedKind, string>> = {
  deal: "A deal’s page links to the seller. We don’t count who follows that link.",
  term: "We don’t keep words that look like someone’s name, an address or a number. We tell a name by its capital letters, so one typed in lowercase can end up here. A search counts here once a day for each visitor, and only if at least two visitors made it that day.",
};

/** What is called for most of one kind. */
function Named({ named: { kind, items, others }, compared }: { named: Figures["named"][number]; compared: boolean }) {
  const rows = items.map(({ subject, name, count, before }) => ({
    key: subject,
    count,
    before,
    name:
      kind === "term" ? (
        <bdi className="any-break">{subject}</bdi>
      ) : (
        <Link to={pathOf[kind](subject)}>{name ?? subject}</Link>
      ),
  }));
  return (
    <Section name={`figures-${kind}`} title={namedKinds[kind]} intro={intros[kind]}>
      {rows.length === 0 ? (
        <p className="soft">
          Nothing was requested {minimumCount} or more times
          {others === 0 ? "." : ` (${formatCount(others, "request", "requests")} in total).`}
        </p>
      ) : (
        <FigureTable
          caption="Most often first"
          heading={kind === "term" ? "Words" : "Page"}
          rows={rows}
          compared={compared}
          others={others}
        />
      )}
    </Section>
  );
}

/** All that was counted in some days. */
export default function FiguresView({ figures }: { figures: Figures }) {
  const { pages, bots, searches, without_results, days, types, steps, named } = figures;
  const compared = pages.before !== null;
  return (
    <>
      <Section name="figures-sums" title="Totals">
        <FigureTable
          caption="All pages and searches"
          heading="What"
          compared={compared}
          rows={[
            { key: "pages", name: "Pages", ...pages },
            { key: "searches", name: "Searches", ...searches },
            { key: "without-results", name: "Searches that found nothing", ...without_results },
            { key: "bots", name: "Pages served to bots, such as search engines", ...bots },
          ]}
        />
      </Section>
      {days.length < 2 ? null : (
        <Section name="figures-days" title="Day by day">
          <DayChart days={days} />
          {days.length > 7 ? (
            <details>
              <summary className="button button--secondary button--small">See each day in a table</summary>
              <DayTable days={days} />
            </details>
          ) : (
            <DayTable days={days} />
          )}
        </Section>
      )}
      <Section name="figures-steps" title="Started and completed">
        <FigureTable
          caption="How often"
          heading="What"
          compared={compared}
          rows={steps.map(({ step, ...counts }) => ({ key: step, name: figureSteps[step], ...counts }))}
        />
      </Section>
      {types.length === 0 ? null : (
        <Section name="figures-pages" title="Kinds of pages">
          <FigureTable
            caption="Most often first"
            heading="Kind"
            compared={compared}
            rows={types.map((each) => ({ key: `${each.type}/${each.subtype}`, name: pageName(each), ...each }))}
          />
        </Section>
      )}
      {named.map((each) => (
        <Named key={each.kind} named={each} compared={compared} />
      ))}
      <WhatIsCounted />
    </>
  );
}

/** Every count of the drawing, the latest day first. */
function DayTable({ days }: Pick<Figures, "days">) {
  return (
    <DataTable
      caption="Each day, the latest first"
      region="Figures of each day"
      className="figures__table"
      columns={[
        { heading: "Day", cell: ({ day }) => <time dateTime={day}>{formatDate(day)}</time> },
        { heading: "Pages", number: true, cell: ({ pages }) => formatNumber(pages) },
        { heading: "Bots", number: true, cell: ({ bots }) => formatNumber(bots) },
        { heading: "Searches", number: true, cell: ({ searches }) => formatNumber(searches) },
        { heading: "Found nothing", number: true, cell: ({ without_results: count }) => formatNumber(count) },
      ]}
      rows={days.toReversed()}
      keyOf={({ day }) => day}
    />
  );
}

/** How the figures come about, for whoever reads them (decision 80). */
function WhatIsCounted() {
  return (
    <Disclosure summary="What is counted">
      <ul className="bullets">
        <li>
          We count pages, not people. Someone who opens a page three times, or reloads it twice, counts three times.
        </li>
        <li>
          Everyone counts, also people who said no to measurement and browsers that send an opt-out signal. We only add
          one to a number here and keep nothing about who it was.
        </li>
        <li>Staff and their pages don’t count. Bots that say what they are have a row of their own.</li>
        <li>Pages with an error don’t count, and neither does a form that we sent back because something was wrong.</li>
        <li>
          “Started” and “sent” count what was new: a claim is started once its first step is saved, and pressing twice
          counts once. What is confirmed by email counts when it’s confirmed. Opening a step counts under “Kinds of
          pages.”
        </li>
        <li>“Searches” are those of the search box. Looking for stores near a place isn’t one.</li>
        <li>Beds, guides, stores, deals and words are listed by name from {minimumCount} times on.</li>
        <li>
          A day begins when it’s midnight in Hawaii: at 5 AM in New York (6 AM in summer) and at 2 AM in Los Angeles (3
          AM in summer). So one evening is one day, wherever in the United States someone is.
        </li>
      </ul>
    </Disclosure>
  );
}
