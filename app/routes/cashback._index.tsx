import { formatMoney } from "#contracts/english";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { numberKept } from "#contracts/vocabulary/claims";
import { dayText, daysText } from "~/features/cashback/claim-text";
import OfferTable from "~/features/cashback/offer-table";
import Said from "~/features/cashback/testimonial";
import StepLine from "~/features/cashback/step-line";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/cashback.css?url";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import { formatCount, formatNumber } from "~/ui/format";
import Fact from "~/ui/page/fact";
import Section from "~/ui/page/section";

export const meta = metaOf<typeof loader>(() => ({
  title: "Cash back on your mattress",
  description:
    "Send in your receipt and get part of the price back. Who pays for it, what we keep, and how long it takes.",
  path: paths.cashback,
}));

export const links = linksTo(stylesheet);

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context;
  const [{ items, today }, figures, said] = await Promise.all([
    api.deals.cashbackOffers({}),
    api.optional(api.cashback.figures(), null),
    api.optional(api.cashback.testimonials(), null),
  ]);
  return { offers: items, today, figures, said: said?.items.slice(0, 2) ?? [] };
}

const steps = [
  { key: "buy", title: "You buy the bed", text: "At a store with an offer below. Keep the receipt." },
  { key: "claim", title: "You claim", text: "Tell us what you bought and send us the receipt. It takes ten minutes." },
  {
    key: "confirm",
    title: "The store confirms it",
    text: "Once you can’t return the bed anymore. That’s the long part.",
  },
  {
    key: "paid",
    title: "We pay you",
    text: "Within 5 business days. Then a bank transfer takes about 3 more to arrive, and a check by mail about 7.",
  },
] as const;

export const handle: RouteFacts = { page: ["cash back", "landing"], ...forEveryone, crumbs: crumbsTo("Cash back") };

export default function CashbackPage() {
  const { offers, today, figures, said } = useLoaderData<typeof loader>();
  return (
    <div className="wrap stack stack--sections">
      <PageHead title="Get part of the price back">
        <p className="lead">
          Some stores pay us when you buy a mattress from them. If you send us your receipt, part of that money is
          yours. Each offer below says how much.
        </p>
        <p className="cluster">
          <a className="button" href="#offers">
            {offers.length === 0 ? "See the offers" : `See ${formatCount(offers.length, "offer", "offers")}`}
          </a>{" "}
          <Link to={paths.cashbackCode}>I have a code from a store</Link>
        </p>
      </PageHead>
      <Section name="how" title="How it works" headingClass="text-xl">
        <StepLine steps={steps.map(({ key }) => ({ key, tone: "next" }))} wide />
        <ol className="step-list step-list--across">
          {steps.map(({ key, title, text }) => (
            <li key={key}>
              <strong>{title}</strong>
              <p className="small">{text}</p>
            </li>
          ))}
        </ol>
        <p className="measure">
          You can see at any time which step your claim is at and by which day the next one is due. If someone is late,
          we say so. If we decline a claim, we tell you the reason, and you can appeal.
        </p>
      </Section>
      {figures === null || figures.sent === 0 ? null : (
        <Section name="figures" title="How it has gone so far" headingClass="text-xl">
          <dl className="facts facts--row">
            <Fact term="Claims">{formatNumber(figures.sent)}</Fact>
            <Fact term="Paid">{`${formatNumber(figures.paid)}, ${formatMoney(figures.paid_cents)} in all`}</Fact>
            <Fact term="Declined">{formatNumber(figures.declined)}</Fact>
            {figures.first_answer_days === null ? null : (
              <Fact term="Our first answer">{`After ${daysText(figures.first_answer_days)}`}</Fact>
            )}
            {figures.paid_days === null ? null : (
              <Fact term="Payment">{`${daysText(figures.paid_days)} after the return period`}</Fact>
            )}
          </dl>
          <p className="small soft">
            Half of the claims took longer than that, half less. We count every claim that was sent to us
            {figures.demo ? ", and in this demo they’re all made up" : ""}.
          </p>
        </Section>
      )}
      <Section
        name="offers"
        title="Offers today"
        intro={`As of ${dayText(today)}. The terms you begin a claim under stay yours, even if the offer changes.`}
        target
        headingClass="text-xl"
      >
        {offers.length === 0 ? (
          <p>
            There’s no cash back today. <Link to={paths.onlineDeals}>See all online discounts</Link>
          </p>
        ) : (
          <OfferTable offers={offers} />
        )}
        <p>
          <Link to={paths.cashbackDeals}>Compare the offers by amount and by waiting time</Link>
        </p>
      </Section>
      <Section name="rules" title="What you can count on" headingClass="text-xl">
        <ul className="bullets measure stack stack--tight">
          <li>
            What you write in a review never changes your cash back. If you review a bed that you got cash back on, the
            review says so.
          </li>
          <li>
            What stores pay us doesn’t change our scores or lists.{" "}
            <Link to={`${paths.about}#money`}>How we make money</Link>
          </li>
          <li>One claim per invoice. You don’t need an account to claim.</li>
          <li>{numberKept}</li>
        </ul>
      </Section>
      {said.length === 0 ? null : (
        <Section name="said" title="What people say" headingClass="text-xl">
          <div className="grid">
            {said.map((each) => (
              <Said key={`${each.name} ${each.product}`} said={each} />
            ))}
          </div>
          <p>
            <Link to={paths.cashbackTestimonials}>Read what others say about cash back</Link>
          </p>
        </Section>
      )}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
