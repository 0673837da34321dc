import { scoreLabels } from "~/contracts/vocabulary/mattress";
import { termsOf } from "~/contracts/vocabulary/terms";
import type { MetaFunction } from "@remix-run/node";
import PageSections from "~/ui/page-sections";
import { possiblePoints } from "~/mattress/scores";
import MaterialCloseUps from "~/mattress/layers/material-close-ups";
import { paths } from "~/paths";
import { pageMeta } from "~/site/page-meta";
import { useRootData } from "~/site/root-data";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import DataTable from "~/ui/table/data-table";
import Noted from "~/ui/table/noted";

const crumbs = crumbsTo("About");

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "About: how we score, and who pays",
    description:
      "What this guide is, how its scores are made, how it earns money, and why commission is never a ranking input.",
    path: paths.about,
    crumbs,
  });

const sections = [
  { id: "materials", label: "What beds are made of" },
  { id: "scores", label: "How scores are made" },
  { id: "money", label: "How we earn money" },
  { id: "facts", label: "Where facts come from" },
  { id: "demonstration-data", label: "Demonstration data" },
  { id: "accessibility", label: "Accessibility" },
  { id: "contact", label: "Contact" },
];

export default function AboutPage() {
  const { name } = useRootData().site;
  return (
    <article className="wrap stack stack--loose">
      <header className="page-head stack">
        <Breadcrumbs items={crumbs} />
        <h1>A mattress guide that shows its working</h1>
        <p className="lead">
          {name} helps people find a bed that fits them. It describes mattresses by what is inside, says where each fact
          comes from, and lets you check every figure it gives.
        </p>
        <PageSections sections={sections} />
      </header>
      <div className="prose">
        <h2 id="materials">What beds are made of</h2>
        <p>
          Names change from shop to shop; what is inside does not. These close-ups are drawn by computer and show no
          maker's product.
        </p>
        <MaterialCloseUps />

        <h2 id="scores">How scores are made</h2>
        <p>
          A model's score comes from its layers and from nothing else: thickness, material, density, ILD, coils and
          zones. They give seven parts, each from 1 to 5. A 5 earns all of the part's points and a 1 a fifth of them;
          the points add up to a score out of 100.
        </p>
        <DataTable
          caption="Points that each part can give"
          columns={[
            {
              heading: "Part",
              cell: ({ label, about }) => <Noted note={about}>{label}</Noted>,
            },
            { heading: "Points", number: true, cell: ({ key }) => possiblePoints[key] },
          ]}
          rows={termsOf(possiblePoints).map((key) => ({ key, ...scoreLabels[key] }))}
          keyOf={({ key }) => key}
          foot={
            <tr>
              <th scope="row">All parts</th>
              <td className="number">100</td>
            </tr>
          }
        />
        <p>
          A brand's score is the mean over its models. Owner ratings stand apart from it: they are a Bayesian average
          with the number of ratings beside it, and below five ratings we show no stars.
        </p>

        <h2 id="money">How we earn money</h2>
        <p>
          A guide like this one lives on commission: when you follow a link to a seller and buy, the seller may pay us.
          Links to sellers stand on the pages of models and deals. Beside each one it says who pays us and how much, or
          that nobody does, before you follow it.
        </p>
        <p>
          <strong>Commission is never a ranking input.</strong> What a seller pays is not among the data that scores and
          the order of lists are made from. Nobody can buy a score, a place in a list or a kinder review.
        </p>

        <h2 id="facts">Where facts come from</h2>
        <p>
          Prices, trials, warranties and certificates change. Each carries its source and the day it was checked. “Not
          published” means that we looked and found nothing, which is different from no. A bed's type is worked out from
          its layers, so a “memory foam” bed with half an inch of memory foam is not called one.
        </p>

        <h2 id="demonstration-data">Demonstration data</h2>
        <p>
          {name} can run on a demonstration catalog, and says so on every page that shows it. In that catalog the brand
          names are real, so that searching and browsing feel like the real thing. Everything else is invented by a
          program: collections, lines, models, layers, firmness, prices, deals, policies, certificates, other names,
          stores, reviews and ratings. What a brand costs and where it is sold is kept near what shoppers know of it.
        </p>
        <p>
          Nothing in it says anything about what those brands really sell, and nothing in it should guide a purchase. It
          is kept out of the data that search engines read as product facts.
        </p>

        <h2 id="accessibility">Accessibility</h2>
        <p>
          Every page is meant to meet WCAG 2.2 at level AA and to work without JavaScript, with a keyboard alone, at
          200% zoom and on a window 320 pixels wide. Drawings stand beside the same facts in words, and nothing is told
          by color alone. If something gets in your way, that is a fault we want to hear of.
        </p>

        <h2 id="contact">Contact</h2>
        <p>
          Corrections are welcome, above all from people who know better. A contact page will take them soon. What we
          tell you here is education, not medical advice.
        </p>
      </div>
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
