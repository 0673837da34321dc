import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import stylesheet from "~/styles/compare.css?url";
import { comparisonOf } from "~/features/compare/compare-address";
import ModelPicker from "~/features/compare/model-picker";
import PopularList from "~/features/compare/popular-list";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import SearchInput from "~/site/search/search-input";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import Section from "~/ui/page/section";

const nothingYet = comparisonOf([]);

export const meta = metaOf<typeof loader>((popular) => ({
  title: "Mattress comparisons",
  description: "See which of two popular brands fits the way you sleep, or put two to four beds side by side.",
  path: paths.comparisons,
  entries: popular.map(({ url }) => ({ path: paths.comparison(url) })),
}));

export const links = linksTo(stylesheet);

export const loader = ({ context }: LoaderFunctionArgs) => context.api.compare.popular();

export const handle: RouteFacts = {
  page: ["comparison", "popular comparisons"],
  ...forEveryone,
  reads: "listings",
  crumbs: crumbsTo("Comparisons"),
};

export default function ComparisonsPage() {
  const popular = useLoaderData<typeof loader>();
  const form = useRef<HTMLFormElement>(null);
  return (
    <article className="wrap stack stack--sections">
      <PageHead title="Mattress comparisons">
        <p className="lead">
          Put two to four beds side by side, or see which of two brands is better for the way you sleep.
        </p>
      </PageHead>
      <Section name="own" title="Make your own">
        <ModelPicker
          comparison={nothingYet}
          label="First bed"
          found={null}
          formRef={form}
          fieldId="first-model"
          field={
            <SearchInput
              id="first-model"
              labelId="first-model-label"
              name="add"
              onChoose={() => form.current?.requestSubmit()}
            />
          }
        />
      </Section>
      <Section name="popular" title="Popular comparisons">
        {popular.length === 0 ? (
          <p>We haven’t made any yet. You can put any two beds side by side above.</p>
        ) : (
          <PopularList comparisons={popular} />
        )}
      </Section>
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
