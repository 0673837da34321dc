import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunction, useLocation } from "@remix-run/react";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import youngSerif from "@fontsource/young-serif/files/young-serif-latin-400-normal.woff2";
import { type ReactNode, useMemo, useRef } from "react";
import { ComparisonTrayContext, emptyTray } from "~/mattress/comparison-tray";
import { paths } from "~/paths";
import Document from "~/site/document";
import ErrorPage from "~/site/errors/error-page";
import { pageMeta } from "~/site/page-meta";
import { useRootData } from "~/site/root-data";
import { loadRootData } from "~/site/root-data.server";
import stylesheet from "~/styles/index.css?url";
import { Now } from "~/ui/page/now";

const font = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }) as const;

export const links: LinksFunction = () => [
  font(figtree),
  font(youngSerif),
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
];

/** For pages without metadata of their own: those that failed. */
export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, page.error === undefined ? { title: null } : null);

export async function loader({ context }: LoaderFunctionArgs) {
  return json(await loadRootData(context));
}

/**
 * The user is loaded on first mount and on demand (specification, section 4): after a form was sent,
 * except the search form, which changes nothing, and when the same page is asked for again.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod, formAction }) => {
  if (formMethod !== undefined && formMethod !== "GET") return formAction !== paths.search;
  return currentUrl.href === nextUrl.href;
};

export function Layout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}

export default function App() {
  const { user, now } = useRootData();
  const { key } = useLocation();
  const loadedAs = useRef(key);
  // Pages after the first one are made in the browser.
  const shownAt = useMemo(() => (key === loadedAs.current ? now : Date.now()), [key, now]);
  return (
    <Now.Provider value={shownAt}>
      <ComparisonTrayContext.Provider value={user?.session.compare ?? emptyTray}>
        <Outlet />
      </ComparisonTrayContext.Provider>
    </Now.Provider>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
