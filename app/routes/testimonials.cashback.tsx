import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import Said from "~/features/cashback/testimonial";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/cashback.css?url";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import NewestOf from "~/ui/page/newest-of";

export const meta = metaOf<typeof loader>(() => ({
  title: "What people say about cash back",
  description: "People who claimed cash back on a mattress, what they got, how long it took, and how we know.",
  path: paths.cashbackTestimonials,
}));

export const links = linksTo(stylesheet);

export async function loader({ context }: LoaderFunctionArgs) {
  return context.api.cashback.testimonials();
}

export const handle: RouteFacts = {
  page: ["cash back", "testimonials"],
  ...forEveryone,
  crumbs: crumbsTo("What people say", { label: "Cash back", href: paths.cashback }),
};

export default function CashbackTestimonialsPage() {
  const { items, count, demo } = useLoaderData<typeof loader>();
  return (
    <div className="wrap stack stack--loose">
      <PageHead title="What people say about cash back">
        <p className="lead">
          Only people whose claim we paid can write here. Under each you see what they got, how long it took, and what
          we checked.{demo ? " In this demo, the people and their words are made up." : ""}
        </p>
        <p className="measure">Nobody is paid for writing here, and we don’t leave out the ones who complain.</p>
      </PageHead>
      {items.length === 0 ? (
        <p>Nobody has written yet.</p>
      ) : (
        <>
          <NewestOf shown={items.length} count={count} />
          <div className="grid">
            {items.map((each) => (
              <Said key={`${each.name} ${each.product}`} said={each} />
            ))}
          </div>
        </>
      )}
      <p>
        <Link to={paths.cashback}>How cash back works, and all offers</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
