import { Link, useLoaderData } from "@remix-run/react";
import { staffPages } from "~/features/account/staff-links.server";
import { forStaff, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { metaOf } from "~/site/page-meta";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import Section from "~/ui/page/section";

const title = "Staff pages";

export const handle: RouteFacts = { page: ["staff", "staff pages"], ...forStaff, crumbs: crumbsTo(title) };

export const meta = metaOf<typeof loader>(() => ({
  title,
  wholeTitle: true,
  description: "Every page for staff, and what it’s for.",
  path: paths.staff,
  withoutData: true,
}));

export async function loader() {
  return { parts: staffPages };
}

export default function StaffPages() {
  const { parts } = useLoaderData<typeof loader>();
  return (
    <div className="wrap stack stack--sections">
      <PageHead title={title} />
      {parts.map(({ name, title: heading, links }) => (
        <Section key={name} name={name} title={heading} headingClass="text-xl">
          <ul className="lined">
            {links.map(({ label, to, about }) => (
              <li key={to}>
                <Link to={to}>{label}</Link> <span className="small soft">{about}</span>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
