import { scoreLabels } from "~/contracts/vocabulary/mattress";
import { termsOf } from "~/contracts/vocabulary/terms";
import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
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
    title: "About: how we score, and who pays us",
    description: "How we score mattresses, how we make money, and why no one can pay to be ranked higher.",
    path: paths.about,
    crumbs,
    withoutData: true,
  });

const sections = [
  { id: "materials", label: "What beds are made of" },
  { id: "scores", label: "How we score" },
  { id: "money", label: "How we make money" },
  { id: "facts", label: "Where the facts come from" },
  { id: "demonstration-data", label: "Made-up data" },
  { id: "accessibility", label: "Accessibility" },
  { id: "contact", label: "Contact" },
];

export default function AboutPage() {
  const { name } = useRootData().site;
  return (
    <article className="wrap stack stack--loose">
      <header className="page-head stack">
        <Breadcrumbs items={crumbs} />
        <h1>A mattress guide that shows its work</h1>
        <p className="lead">
          {name} helps you find a bed that fits you. We tell you what’s inside each mattress and where every fact comes
          from, and you can check each score yourself.
        </p>
        <PageSections sections={sections} />
      </header>
      <div className="prose">
        <h2 id="materials">What beds are made of</h2>
        <p>
          The same bed can have a different name in every store. What’s inside stays the same. These close-ups are
          computer drawings and don’t show any brand’s product.
        </p>
        <MaterialCloseUps />

        <h2 id="scores">How we score</h2>
        <p>
          A bed’s score depends on what it’s made of and nothing else: how thick each layer is, its material and
          density, its coils and zones, and how hard the foam is to press down. We rate seven things from 1 to 5. A 5
          earns all the points and a 1 earns a fifth of them. The seven together make a score out of 100.
        </p>
        <DataTable
          caption="The most points a bed can earn"
          columns={[
            {
              heading: "What we rate",
              cell: ({ label, about }) => <Noted note={about}>{label}</Noted>,
            },
            { heading: "Points", number: true, cell: ({ key }) => possiblePoints[key] },
          ]}
          rows={termsOf(possiblePoints).map((key) => ({ key, ...scoreLabels[key] }))}
          keyOf={({ key }) => key}
          foot={
            <tr>
              <th scope="row">All together</th>
              <td className="number">100</td>
            </tr>
          }
        />
        <p>
          Some beds we also sleep on and measure. Those have a test score beside the Bedlark score: one follows from
          what our instruments read, the other from the layers. <Link to={paths.howWeTest}>How we test</Link>
        </p>
        <p>
          A brand’s score is the average of its beds. We show what owners think separately, as stars with the number of
          ratings. A handful of five-star ratings can’t beat hundreds of good ones: while there are only a few, we pull
          the average toward the middle. With fewer than five, we show no stars at all.
        </p>

        <h2 id="money">How we make money</h2>
        <p>
          When you follow a link to a seller and buy, the seller may pay us a commission. You’ll find those links in
          three places: on a mattress’s page, where we show who sells it, beside our test of it, and on a deal’s page.
          Next to each one we tell you who pays us and how much, or that nobody does, before you click.
        </p>
        <p>
          Cash back comes from the same money: the seller pays us, and we pass part of it on to you. Each offer says how
          much we get and how much of that is yours. <Link to={paths.cashback}>Claim it with your receipt</Link>
        </p>
        <p>
          <strong>No one can pay to be ranked higher.</strong> What a seller pays us has no effect on scores, on your
          matches or on the order of any list. No one can buy a better score or a kinder review.
        </p>

        <h2 id="facts">Where the facts come from</h2>
        <p>
          Prices, trials, warranties and certificates change, so each one says where we found it and when we checked.
          “Not published” means we looked and found nothing. It doesn’t mean no.
        </p>
        <p>
          What’s inside decides what we call a bed. If a “memory foam” bed has only half an inch of memory foam in it,
          we don’t call it that.
        </p>

        <h2 id="demonstration-data">Why the data is made up</h2>
        <p>
          {name} can run as a demo, to show how it works before it has real facts about real beds. Then a line at the
          top of every page tells you so.
        </p>
        <p>
          In the demo the brand names are real, so that searching and browsing feel like the real thing. A program made
          up everything else: collections, lines, models, layers, firmness, prices, deals, cash back, trials,
          warranties, certificates, store names, stores, reviews and ratings. Prices, and where a brand is sold, are
          roughly what shoppers would expect.
        </p>
        <p>
          So nothing in the demo tells you what those brands really sell. Please don’t buy a bed because of it. We also
          ask search engines not to list those pages.
        </p>

        <h2 id="accessibility">Accessibility</h2>
        <p>
          We want every page to work for everyone: without JavaScript, with the keyboard alone, with text at twice the
          size, and on a screen 320 pixels wide. Our goal is level AA of WCAG 2.2. Every drawing has the same facts next
          to it in words, and color is never the only clue. If something gets in your way, that’s our mistake, and we
          want to know about it.
        </p>

        <h2 id="contact">Contact</h2>
        <p>
          If we got something wrong, we’d like to hear about it, especially from people who know better. A contact page
          is coming soon.
        </p>
      </div>
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
