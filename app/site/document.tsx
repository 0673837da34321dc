import { Links, Meta, Scripts, ScrollRestoration, type Location, Link, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { useNonce } from "~/platform/nonce";
import { showsDemonstration } from "./shows-demonstration";
import ComparisonTray from "./tray/comparison-tray";
import CurrentUserProvider from "./current-user";
import SiteBehavior from "./loading/site-behavior";
import SiteFooter from "./footer/site-footer";
import SiteHeader from "./header/site-header";

/** Around every page and error page, without root data too. Pages fill <main> and bring their own .wrap. */
export default function Document({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151b39" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <CurrentUserProvider>
          <SiteHeader />
          <DemonstrationStrip />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <ComparisonTray />
          <SiteFooter />
          <SiteBehavior />
        </CurrentUserProvider>
        <ScrollRestoration nonce={nonce} getKey={scrollKey} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Hash links create entries without a key that would share one scroll position; they have none to restore. */
const scrollKey = ({ key, hash }: Pick<Location, "key" | "hash">) =>
  key === "default" && hash !== "" ? `${hash} ${performance.now()}` : key;

/** Under the header of every page of a demonstration: invented data is never shown without it. */
function DemonstrationStrip() {
  if (!showsDemonstration(useMatches())) return null;
  return (
    <aside className="demonstration" aria-label="About the data on this page">
      <p className="wrap demonstration__words">
        This is a demo: the brand names are real, but the beds, stores, prices, reviews and posts are made up.{" "}
        <Link to={`${paths.about}#demonstration-data`}>
          Why<span className="visually-hidden"> is the data made up</span>?
        </Link>
      </p>
    </aside>
  );
}
