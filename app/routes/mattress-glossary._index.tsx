import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { termKindLabels, type TermKind } from "#contracts/vocabulary/content";
import { optionsOf } from "#contracts/vocabulary/terms";
import { filteredTerms, readTermFilter } from "~/features/content/term-filter.server";
import TermFilterForm from "~/features/content/term-filter-form";
import { termsHtml } from "~/features/content/static-texts.server";
import { byLetter, letterId } from "~/features/content/term-list";
import { sendProse } from "~/http/prose.server";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/content.css?url";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import { formatCount } from "~/ui/format";
import Prose from "~/ui/page/prose";

export const meta = metaOf<typeof loader>(({ total, q, kind }) => ({
  title: "Mattress glossary",
  description: `${formatCount(total, "mattress term", "mattress terms")} in plain English: what each one means for you, and what to ask in a store.`,
  path: paths.glossary,
  noindex: q !== "" || kind !== null,
}));

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { items } = await context.api.content.glossary();
  const filter = readTermFilter(request.url);
  const shown = filteredTerms(items, filter);
  return {
    ...filter,
    total: items.length,
    count: shown.length,
    /** Of all kinds, where those of one have none. */
    elsewhere: shown.length > 0 || filter.kind === null ? 0 : filteredTerms(items, { ...filter, kind: null }).length,
    letters: [...byLetter(shown).keys()],
    html: sendProse(context, "terms", termsHtml(shown)),
  };
}

export const handle: RouteFacts = {
  page: ["editorial", "list", "glossary"],
  ...forEveryone,
  crumbs: crumbsTo("Glossary"),
};

export default function GlossaryPage() {
  const { q, kind, total, count, elsewhere, letters, html } = useLoaderData<typeof loader>();
  const filtered = q !== "" || kind !== null;
  return (
    <div className="wrap stack stack--sections">
      <PageHead title="Mattress glossary">
        <p className="lead">Salespeople like big words. Here’s what {total} of them mean for you.</p>
        <TermFilterForm q={q} kind={kind} />
        <nav aria-label="Kinds of terms">
          <ul className="cluster cluster--tight term-kinds">
            <li>
              <Link className="choice-link" to={paths.glossary} aria-current={filtered ? undefined : "page"}>
                All
              </Link>
            </li>
            {optionsOf(termKindLabels).map(({ value, label }) => (
              <li key={value}>
                <Link
                  className="choice-link"
                  to={`${paths.glossary}?kind=${value}`}
                  aria-current={kind === value && q === "" ? "page" : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {filtered ? (
          <p role="status">
            <FoundWords {...{ q, kind, count, elsewhere }} /> <Link to={paths.glossary}>See all {total}</Link>
          </p>
        ) : null}
        {letters.length < 2 ? null : (
          <nav aria-label="Letters">
            <ul className="letters">
              {letters.map((letter) => (
                <li key={letter}>
                  <a className="letters__one" href={`#${letterId(letter)}`}>
                    {letter}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHead>
      {elsewhere > 0 ? (
        <p>
          <Link to={`${paths.glossary}?${new URLSearchParams({ q }).toString()}`}>
            Show {formatCount(elsewhere, "term", "terms")} of other kinds
          </Link>
        </p>
      ) : count === 0 ? (
        <p className="measure">
          Try one word of it, or{" "}
          <Link to={paths.searchFor(q)}>
            search the whole site for “<bdi>{q}</bdi>”
          </Link>
          .
        </p>
      ) : (
        <Prose name="terms" html={html} className="stack stack--loose term-letters" />
      )}
    </div>
  );
}

interface Found {
  q: string;
  kind: TermKind | null;
  count: number;
  elsewhere: number;
}

/** "12 terms for “foam”." */
function FoundWords({ q, kind, count, elsewhere }: Found) {
  const terms = formatCount(count, "term", "terms");
  if (q === "") return `${terms}.`;
  const word = (
    <>
      “<bdi>{q}</bdi>”
    </>
  );
  if (count > 0)
    return (
      <>
        {terms} for {word}.
      </>
    );
  return elsewhere > 0 && kind !== null ? (
    <>
      {word} isn’t under “{termKindLabels[kind]}”.
    </>
  ) : (
    <>We don’t have {word} yet.</>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
