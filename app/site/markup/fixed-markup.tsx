import { useLocation } from "@remix-run/react";
import { createContext, createElement, useContext } from "react";

/** Parts of header and footer that no script changes. */
export const markupParts = [
  "home-link",
  "popular-comparisons",
  "mobile-popular-comparisons",
  "find-bed",
  "comparison-promo",
  "discounts",
  "mattress-101",
  "reviews-expert",
  "reviews-online-brands",
  "reviews-local-brands",
  "reviews-write",
  "mobile-find-bed",
  "mobile-comparison",
  "mobile-discounts",
  "mobile-reviews",
  "mobile-mattress-101",
  "footer-columns",
  "footer-end",
] as const;

export type MarkupPart = (typeof markupParts)[number];
export type Markup = Readonly<Partial<Record<MarkupPart, string>>>;

/** On the server what fixed-parts.server.tsx has made; in the browser what the page came with (page-markup.client.ts). */
export const MarkupContext = createContext<Markup>({});

interface FixedMarkupProps {
  part: MarkupPart;
  as?: "div" | "ul" | "template";
  className?: string;
}

/** Makes one of the parts without its components, which the browser never gets; its links are plain (use-link-navigation.ts). */
export default function FixedMarkup({ part, as = "div", className }: FixedMarkupProps) {
  const { pathname, search } = useLocation();
  const html = markCurrent(useContext(MarkupContext)[part] ?? "", pathname + search);
  return createElement(as, { className, "data-markup": part, dangerouslySetInnerHTML: { __html: html } });
}

/** Whether the page came with the part. */
export const useHasMarkup = (part: MarkupPart) => useContext(MarkupContext)[part] !== undefined;

const currentMark = ' aria-current="page"';

/** Tells which link leads to the page that is shown, and no other. */
export function markCurrent(html: string, address: string): string {
  const link = `href="${address.replaceAll("&", "&amp;")}"`;
  return html.replaceAll(currentMark, "").replaceAll(link, link + currentMark);
}
