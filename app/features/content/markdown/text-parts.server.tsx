import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ComponentType, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CatalogueFacts, Disclosures, GuideDetail, Source } from "#contracts/content/content";
import {
  anchorNames,
  figureNames,
  type FigureName,
  logDays,
  type ServiceName,
  serviceNames,
} from "#contracts/vocabulary/content";
import { figures } from "~/features/content/figures/figures";
import { paths } from "~/paths";
import { formatNumber } from "~/ui/format";
import { disclosureTable, OperatorWords } from "./disclosure-tables";
import ShownBeds from "../shown-beds";
import { citedId } from "../static-texts.server";
import { liveFigure } from "./live-figures";
import { liveTable } from "./live-tables";
import { ruleFigure, ruleTable } from "./rule-tables";
import MaterialCloseUps from "~/mattress/layers/material-close-ups";
import { type Directive, renderMarkdown, type Rendered } from "./render-markdown.server";

interface Written {
  body: string;
  facts: CatalogueFacts | null;
  sources: readonly Source[];
  beds: GuideDetail["beds"];
  /** Of a page of information. */
  disclosures?: Disclosures | null;
  services?: Services;
  /** Whether what the site shows is made up. */
  demo?: boolean;
}

/** Which of them are on, and for how many days the site keeps the lines of its log. */
export type Services = Readonly<Record<ServiceName, boolean> & { [logDays]: number }>;

const isFigure = (name: string): name is FigureName => (figureNames as readonly string[]).includes(name);

/** React writes every element with an end; those of a drawing may be shorter. */
const shortEnds = /><\/(?:path|circle|ellipse|rect|line|use)>/g;

/** Each drawing once for the process: they show no data. */
const drawn = new Map<FigureName, string>();

export function drawnFigure(name: FigureName): string {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const Figure: ComponentType = figures[name];
  const html = renderToStaticMarkup(<Figure />).replace(shortEnds, "/>");
  drawn.set(name, html);
  return html;
}

/** Several times what all texts are; a long guide takes 17 ms of CPU time, and changes when the catalog does. */
const rendered = new LRUCache<string, Rendered>({
  maxSize: 32_000_000,
  sizeCalculation: ({ html }) => 2 * html.length + 500,
});

/** A text with its figures, tables, live numbers and sources. What can't be had now is left out. */
export function renderText(written: Written): Rendered {
  const key = createHash("sha256").update(JSON.stringify(written)).digest("base64");
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const { body, ...given } = written;
  const cited = new Set<number>();
  const made = renderMarkdown(withJoinedMarks(body, given.sources.length), (directive) => {
    const part = directive.block ? blockPart(directive, given) : inlinePart(directive, given, cited);
    return part === null || typeof part === "string" ? part : renderToStaticMarkup(part);
  });
  rendered.set(key, made);
  return made;
}

type Given = Omit<Written, "body">;

/** Without the space before the number of a source, which would stand alone on the next line. */
const withJoinedMarks = (body: string, sources: number) =>
  body.replace(/(?<![ \t])[ \t]+(:source\[([1-9]\d*)\])/g, (typed, mark: string, number) =>
    Number(number) <= sources ? mark : typed,
  );

function blockPart({ name, attributes }: Directive, given: Given): ReactElement | string | null {
  const asked = attributes.name ?? "";
  switch (name) {
    case "figure":
      return isFigure(asked) ? drawnFigure(asked) : null;
    case "table":
      return tablePart(asked, given);
    case "anchor":
      return anchorNames.some((known) => known === asked) ? <span id={asked} tabIndex={-1} /> : null;
    case "operator":
      return <OperatorWords operator={given.disclosures?.operator ?? null} demo={given.demo === true} />;
    case "materials":
      return <MaterialCloseUps />;
    case "beds": {
      const shown = given.beds.find(({ type }) => type === attributes.type);
      return shown === undefined ? "" : <ShownBeds {...shown} />;
    }
    case "quiz":
      return (
        <WayOn href={paths.quiz} label="Take the match quiz">
          Answer a few questions and see which beds fit the way you sleep, and why.
        </WayOn>
      );
    case "stores":
      return (
        <WayOn href={paths.stores} label="Find stores near you">
          See which beds you can lie down on nearby, and when the stores are open.
        </WayOn>
      );
    default:
      return null;
  }
}

/** Null: there is no such table. Empty: what it shows can't be had now. */
const tablePart = (name: string, { facts, disclosures = null, demo = false, services }: Given) =>
  ruleTable(name) ??
  liveTable(name, facts) ??
  disclosureTable(name, disclosures, { demo, tagManager: services?.["tag-manager"] === true });

function inlinePart(
  { name, attributes, label }: Directive,
  { facts, sources, services }: Given,
  /** Sources that the text has named already. */
  cited: Set<number>,
): ReactElement | string | null {
  if (name === "live") {
    const of = attributes.of ?? "";
    const service = serviceNames.find((known) => known === of);
    if (service !== undefined) return services === undefined ? "on or off" : services[service] ? "on" : "off";
    if (of === logDays) return services === undefined ? "—" : formatNumber(services[logDays]);
    return ruleFigure(of) ?? (facts === null ? "—" : liveFigure(of, facts));
  }
  if (name !== "source" || !/^[1-9]\d*$/.test(label)) return null;
  const number = Number(label);
  if (sources[number - 1] === undefined) return null;
  const first = !cited.has(number);
  cited.add(number);
  return (
    <sup className="source-mark">
      <a id={first ? citedId(number) : undefined} href={`#source-${label}`} aria-label={`Source ${label}`}>
        {label}
      </a>
    </sup>
  );
}

const WayOn = ({ href, label, children }: { href: string; label: string; children: string }) => (
  <p className="way-on">
    {children}{" "}
    <a className="button" href={href}>
      {label}
    </a>
  </p>
);
