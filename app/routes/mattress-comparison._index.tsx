import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import stylesheet from "~/styles/compare.css";
import { comparisonOf } from "~/features/compare/compare-address";
import ModelPicker from "~/features/compare/model-picker";
import PopularList from "~/features/compare/popular-list";
import { paths } from "~/paths";
import { pageMeta } from "~/site/page-meta";
import SearchInput from "~/site/search/search-input";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import Section from "~/ui/page/section";

const crumbs = crumbsTo("Comparisons");
const nothingYet = comparisonOf([]);

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Mattress comparisons",
    description: "Popular mattress comparisons, with a pick for each kind of sleeper, or make your own.",
    path: paths.comparisons,
    crumbs,
  });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const loader = ({ context }: LoaderFunctionArgs) => context.api.comparisons.popular();

export default function ComparisonsPage() {
  const popular = useLoaderData<typeof loader>();
  const form = useRef<HTMLFormElement>(null);
  return (
    <article className="wrap stack stack--sections">
      <header className="page-head stack">
        <Breadcrumbs items={crumbs} />
        <h1>Mattress comparisons</h1>
        <p className="lead">Two to four beds side by side, or two brands with a verdict for each kind of sleeper.</p>
      </header>
      <Section name="own" title="Make your own">
        <ModelPicker
          comparison={nothingYet}
          label="First mattress"
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
        {popular.length === 0 ? <p>There are none yet.</p> : <PopularList comparisons={popular} />}
      </Section>
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
