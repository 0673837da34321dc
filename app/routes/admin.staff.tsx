import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { staffPages } from "~/features/account/staff-links.server";
import { requireStaff } from "~/http/guards.server";
import type { PrivateHandle } from "~/platform/private-page";
import { privatePaths } from "~/private-paths";
import type { PageHandle } from "~/site/analytics/page-layer";
import { pageMeta } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import Section from "~/ui/page/section";

export const handle: PageHandle & PrivateHandle = { page: ["staff", "staff pages"], private: "staff" };

const title = "Staff pages";
const crumbs = crumbsTo(title);

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, () => ({
    title,
    wholeTitle: true,
    description: "Every page for staff, and what it’s for.",
    path: privatePaths.staff,
    crumbs,
    withoutData: true,
    noindex: true,
  }));

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request);
  return { parts: staffPages };
}

export default function StaffPages() {
  const { parts } = useLoaderData<typeof loader>();
  return (
    <div className="wrap stack stack--sections">
      <header className="page-head stack">
        <Breadcrumbs items={crumbs} />
        <h1>{title}</h1>
      </header>
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
