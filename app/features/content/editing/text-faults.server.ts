import type { CatalogueFacts } from "#contracts/content/content";
import { mattressTypes } from "#contracts/mattress";
import { isolated } from "#contracts/text/isolated-text";
import { anchorNames, figureNames, logDays, serviceNames, tableNames } from "#contracts/vocabulary/content";
import { paths } from "~/paths";
import { liveFigure } from "../markdown/live-figures";
import { type Directive, renderMarkdown } from "../markdown/render-markdown.server";
import { ruleFigure } from "../markdown/rule-tables";

/** More than an editor mends at a time. */
const mostFaults = 20;

/** What is wrong with a text for certain, in words for its editor: it isn't published before that is mended. */
export const textFaults = (body: string, sources: number, known: KnownTexts): string[] =>
  [...linkFaults(body, known), ...directiveFaults(body, sources)].slice(0, mostFaults);

interface KnownTexts {
  /** Slugs; empty: not to be had now. */
  terms: ReadonlySet<string>;
  guides: ReadonlySet<string>;
}

const own: readonly string[] = [
  ...Object.values(paths).flatMap((path) => (typeof path === "string" ? path : [])),
  // Families without a page of their own.
  ...[paths.deal("x"), paths.review("x"), paths.post("x")],
];
const familyOf = (path: string) => path.split("/")[1] ?? "";
const families = new Set(own.map(familyOf));
/** Families of which every address is known. */
const completeFamilies = new Set(["about", "contact", "help", "pages", "privacy", "sitemap", "siteterms"]);
const addresses = new Set(own);

/** What in a text leads nowhere, in words for its editor. */
function linkFaults(body: string, known: KnownTexts): string[] {
  const links = [...body.matchAll(/\]\((\/[^()\s]*)\)/g)].map(([, address]) => address!);
  const faults = links.flatMap((address) => {
    const path = address.replace(/[?#].*$/s, "");
    if (!path.endsWith("/")) return address === path ? `Links within the site end in a slash: ${path}/` : [];
    return deadEnd(path, known) ?? [];
  });
  return [...new Set(faults)];
}

function deadEnd(path: string, { terms, guides }: KnownTexts): string | null {
  const family = familyOf(path);
  const slug = path.split("/")[2] ?? "";
  if (path.startsWith(paths.glossary)) {
    return slug === "" || terms.size === 0 || terms.has(slug)
      ? null
      : `There’s no term “${isolated(slug)}” in the glossary.`;
  }
  if (path.startsWith(paths.guides)) {
    return slug === "" || guides.size === 0 || guides.has(slug) ? null : `There’s no guide “${isolated(slug)}”.`;
  }
  return family === "" || (completeFamilies.has(family) ? addresses.has(path) : families.has(family))
    ? null
    : `We have no page at ${path}`;
}

/** Figures of a catalog without beds: which names there are doesn't depend on what it holds. */
const noFigures: CatalogueFacts = {
  models: 0,
  brands: 0,
  stores: 0,
  types: mattressTypes.map((type) => ({ type, models: 0, queen_cents: null })),
  sizes: [],
  trial_nights: null,
  break_in_nights: null,
  return_fee_cents: null,
  charge_returns: null,
  warranty_years: null,
  nonprorated_years: null,
};

const ofServices: readonly string[] = [logDays, ...serviceNames];
const isLive = (of: string) => ofServices.includes(of) || ruleFigure(of) !== null || liveFigure(of, noFigures) !== null;

interface KnownDirective {
  block: boolean;
  fault: (directive: Directive, sources: number) => string | null;
}

/** One on a line of its own, whose attribute is one of some names. */
const named = (names: readonly string[], wrong: (typed: string) => string, attribute = "name"): KnownDirective => ({
  block: true,
  fault: ({ attributes: { [attribute]: typed = "" } }) => (names.includes(typed) ? null : wrong(isolated(typed))),
});
const alone: KnownDirective = { block: true, fault: () => null };

const knownDirectives: Readonly<Record<string, KnownDirective>> = {
  figure: named(figureNames, (typed) => `There’s no drawing “${typed}”.`),
  table: named(tableNames, (typed) => `There’s no table “${typed}”.`),
  beds: named(mattressTypes, (typed) => `There are no beds of a type “${typed}”.`, "type"),
  anchor: named(anchorNames, (typed) => `No page leads to a place “${typed}”.`),
  operator: alone,
  materials: alone,
  quiz: alone,
  stores: alone,
  live: {
    block: false,
    fault: ({ attributes: { of = "" } }) => (isLive(of) ? null : `There’s no number “${isolated(of)}”.`),
  },
  source: {
    block: false,
    fault: ({ label }, sources) => {
      const number = /^\d+$/.test(label) ? Number(label) : 0;
      return number >= 1 && number <= sources
        ? null
        : `There’s no source ${label || "without a number"}: ${sources} are listed.`;
    },
  },
};

/** A directive on a line of its own, with nothing after it. */
const directiveLine = /^::[a-z]+(?:\[[^\]]*\])?(?:\{[^}]*\})?\s*$/;

/** What can't be put into a text as it is asked for, in words for its editor. */
function directiveFaults(body: string, sources: number): string[] {
  const faults = body
    .split("\n")
    .filter((line) => /^\s{0,3}::[a-z]/i.test(line) && !directiveLine.test(line.trimStart()))
    .map((line) => `This line stays as you typed it: ${line.trim()}`);
  renderMarkdown(body, (directive) => {
    const { name, block } = directive;
    const its = Object.hasOwn(knownDirectives, name) ? knownDirectives[name]! : null;
    // "3:one" within a sentence is no slip.
    if (its === null && !block) return null;
    const fault =
      its === null
        ? `There’s nothing called ::${name}.`
        : its.block === block
          ? its.fault(directive, sources)
          : `${block ? "::" : ":"}${name} stands ${its.block ? "on a line of its own, with two colons" : "in a sentence, with one colon"}.`;
    if (fault !== null) faults.push(fault);
    return "";
  });
  return [...new Set(faults)];
}
