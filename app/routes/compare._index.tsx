import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { compareHref, hasRoom, readComparison, withModel } from "~/features/compare/compare-address";
import stylesheet from "~/styles/compare.css?url";
import { bedInWords, pickerLabel, unknownBeds } from "~/features/compare/compare-text.server";
import { comparisonData } from "~/features/compare/comparison-data.server";
import ComparisonOptions from "~/features/compare/comparison-options";
import ComparisonSlots from "~/features/compare/comparison-slots";
import ModelPicker, { exactlyNamed, foundBeds } from "~/features/compare/model-picker";
import PopularList from "~/features/compare/popular-list";
import SideBySide from "~/features/compare/side-by-side";
import Verdict from "~/features/compare/verdict";
import { tidySearchTerm } from "~/features/search/search-term.server";
import { useComparisonTray } from "~/mattress/comparison-tray";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { pageLayer, productsOf } from "~/site/analytics/page-layer";
import { linksTo, metaOf } from "~/site/page-meta";
import SearchInput from "~/site/search/search-input";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import { unbroken } from "~/ui/format";
import Section from "~/ui/page/section";
import LeftOut from "~/features/compare/left-out";

export const meta = metaOf<typeof loader>(({ compared }, { search }) => {
  const names = (compared?.beds ?? []).map(({ brand, name }) => `${brand.name} ${name}`);
  return {
    title: names.length < 2 ? "Compare mattresses side by side" : `${names.join(" vs. ")}, side by side`,
    description:
      "Put two to four mattresses side by side: prices, firmness, layers drawn to scale, trial, warranty and certificates, " +
      "with where the facts come from and when we checked them.",
    path: paths.compare,
    noindex: search !== "",
  };
});

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context;
  const query = new URL(request.url).searchParams;
  const { left, ...asked } = readComparison(query);
  const term = tidySearchTerm(query.get("add") ?? "");
  const [table, answer] = await Promise.all([
    asked.models.length === 0 ? null : api.compare.table(asked.models, asked.size),
    term === "" ? null : api.search.find({ q: term, kind: "model" }),
  ]);
  const models = table?.models.map(({ slug }) => slug) ?? [];
  const comparison = { ...asked, models, size: table?.size ?? asked.size };
  const named = answer === null ? undefined : exactlyNamed(answer, term);
  if (named !== undefined && !models.includes(named) && hasRoom(comparison)) {
    throw redirect(`${compareHref(withModel(comparison, named))}#beds`);
  }
  const popular = models.length < 2 ? await api.optional(api.compare.popular(), []) : [];
  const compared = table && {
    ...comparisonData(table.models, table.size, comparison.everything),
    demo: table.demo,
    unknown: table.unknown.length === 0 ? null : unknownBeds(table.unknown, models.length),
    verdict: table.verdict && {
      ...table.verdict,
      for_you: table.verdict.for_you && unbroken(table.verdict.for_you),
    },
  };
  const layer = pageLayer(context, () => ({ comparisons: models, products: productsOf(table?.models ?? []) }));
  return {
    comparison,
    compared,
    left: left.map(bedInWords),
    label: pickerLabel(table?.models ?? [], comparison.replacing),
    found: answer === null ? null : foundBeds(answer, term),
    popular,
    layer,
  };
}

export const handle: RouteFacts = {
  page: ["comparison", "custom comparison"],
  ...forEveryone,
  searchedBy: ["add"],
  crumbs: crumbsTo("Compare"),
};

export default function ComparePage() {
  const { comparison, compared, left, label, found, popular } = useLoaderData<typeof loader>();
  const form = useRef<HTMLFormElement>(null);
  const tray = useComparisonTray();
  const models = compared?.beds ?? [];
  const unknown = compared?.unknown ?? null;
  return (
    <article className="wrap stack stack--sections">
      <div className="stack stack--loose">
        <PageHead title="Compare mattresses side by side">
          {models.length < 2 ? (
            <p className="lead">
              Pick two to four beds to see what they cost, how they feel, what’s inside, and how to send one back if
              it’s wrong for you.
            </p>
          ) : null}
          {unknown === null && left.length === 0 ? null : (
            <LeftOut shown={models.length} unknown={unknown} left={left} />
          )}
        </PageHead>
        {compared === null || compared.verdict === null ? null : (
          <Verdict verdict={compared.verdict} models={models} size={compared.size} headingClass="text-xl" />
        )}
        <section className="stack" id="beds" aria-label="Beds in this comparison" tabIndex={-1}>
          {models.length === 0 ? null : (
            <ComparisonSlots models={models} tray={tray.map(({ slug }) => slug)} comparison={comparison} />
          )}
          {hasRoom(comparison) ? (
            <ModelPicker
              comparison={comparison}
              label={label}
              found={found}
              formRef={form}
              fieldId="add-model"
              field={
                <SearchInput
                  key={`${comparison.models.join()} ${found?.term}`}
                  id="add-model"
                  labelId="add-model-label"
                  name="add"
                  defaultValue={found?.term ?? ""}
                  onChoose={() => form.current?.requestSubmit()}
                />
              }
            />
          ) : null}
          {models.length === 0 && tray.length > 0 ? (
            <p>
              <Link to={paths.compareOf(tray.map(({ slug }) => slug))}>
                {tray.length === 1 ? "Start with the bed" : `Compare the ${tray.length} beds`} you added
              </Link>
            </p>
          ) : null}
        </section>
        {compared === null || models.length < 2 ? null : (
          <ComparisonOptions comparison={comparison} size={compared.size} sizes={compared.sizes} same={compared.same} />
        )}
      </div>
      {compared === null || models.length < 2 ? null : (
        <SideBySide beds={models} groups={compared.groups} sources={compared.sources} comparison={comparison} />
      )}
      {popular.length === 0 ? null : (
        <Section name="popular" title="Popular comparisons">
          <PopularList comparisons={popular} />
        </Section>
      )}
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
