import type { LinksFunction, MetaFunction } from "@remix-run/node";
import type { beginLoader } from "~/features/cashback/begin-claim.server";
import stylesheet from "~/styles/cashback.css";
import { paths } from "~/paths";
import { pageMeta } from "~/site/page-meta";

export { beginAction as action, beginLoader as loader } from "~/features/cashback/begin-claim.server";

export const meta: MetaFunction<typeof beginLoader> = (page) =>
  pageMeta(page, ({ offer }) => ({
    title: `Claim cash back from ${offer.seller}`,
    description: "Tell us what you bought, send us the receipt, and say where the money should go.",
    path: paths.claimOffer(offer.slug),
    noindex: true,
  }));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export { default } from "~/features/cashback/begin-claim";

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
