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
  ...[...Object.values(paths), ...Object.values(paths)].flatMap((path) => (typeof path === "string" ? path : [])),
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

const isOf = (names: readonly string[], name = "") => names.includes(name);
const isLive = (of = "") =>
  of === logDays || isOf(serviceNames, of) || ruleFigure(of) !== null || liveFigure(of, noFigures) !== null;

interface KnownDirective {
  block: boolean;
  fault: (directive: Directive, sources: number) => string | null;
}

const unless = (fine: boolean, fault: string) => (fine ? null : fault);

const knownDirectives: Readonly<Record<string, KnownDirective>> = {
  figure: {
    block: true,
    fault: ({ attributes: { name } }) =>
      unless(isOf(figureNames, name), `There’s no drawing “${isolated(name ?? "")}”.`),
  },
  table: {
    block: true,
    fault: ({ attributes: { name } }) => unless(isOf(tableNames, name), `There’s no table “${isolated(name ?? "")}”.`),
  },
  beds: {
    block: true,
    fault: ({ attributes: { type } }) =>
      unless(isOf(mattressTypes, type), `There are no beds of a type “${isolated(type ?? "")}”.`),
  },
  anchor: {
    block: true,
    fault: ({ attributes: { name } }) =>
      unless(isOf(anchorNames, name), `No page leads to a place “${isolated(name ?? "")}”.`),
  },
  operator: { block: true, fault: () => null },
  materials: { block: true, fault: () => null },
  quiz: { block: true, fault: () => null },
  stores: { block: true, fault: () => null },
  live: {
    block: false,
    fault: ({ attributes: { of } }) => unless(isLive(of), `There’s no number “${isolated(of ?? "")}”.`),
  },
  source: {
    block: false,
    fault: ({ label }, sources) => {
      const number = /^\d+$/.test(label) ? Number(label) : 0;
      return unless(
        number >= 1 && number <= sources,
        `There’s no source ${label || "without a number"}: ${sources} are listed.`,
      );
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
