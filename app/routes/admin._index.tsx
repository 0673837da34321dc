import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { staffLinks } from "~/features/account/staff-links.server";
import { requireStaff } from "~/http/guards.server";
import { privatePaths } from "~/private-paths";
import { pageMeta } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";

const title = "For staff";
const crumbs = crumbsTo(title);

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, () => ({
    title,
    description: "What waits for staff, and what they look after.",
    path: privatePaths.staff,
    crumbs,
    withoutData: true,
    noindex: true,
  }));

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request);
  return { links: staffLinks };
}

export default function StaffPage() {
  const { links } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page-head stack">
      <Breadcrumbs items={crumbs} />
      <h1>{title}</h1>
      <ul className="lined measure">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
