import type { PopularComparison } from "#contracts/compare/comparisons";
import type { Api } from "~/api/api.server";
import type { MeasurementChoice } from "#contracts/analytics/measurement-choice";
import type { BrandLogos } from "~/platform/brand-logos.server";
import type { SettingsOf } from "~/platform/config.server";
import type { Reporting } from "~/platform/monitoring/monitoring-limits";
import type { Logger } from "~/platform/logger.server";
import type { Cards } from "./cards/cards.server";
import type { HeadFacts } from "./seo/head-tags.server";
import type { RequestFigures } from "./figures/figures.server";
import type { FileForm } from "./request-state.server";

/** Facts of the site that pages may use; safe to send to the browser. */
export interface Site {
  name: string;
  /** Canonical origin: SITE_URL, or the loopback origin that this request reached. */
  origin: string;
  /** Unset too for a visitor who refuses to be measured. */
  analyticsId?: string | undefined;
  hiddenQueryParam?: string;
  /** Error reporting in the browser; absent: nothing is loaded. */
  sentry?: Reporting;
}

/** What of a visit no tag may read. */
export interface RememberedVisit {
  /** Whether it remembers answers of the match quiz. */
  answers: boolean;
  /** Restated: "Boise, ID", "83702 (Boise, ID)", "Near you". */
  place: string | null;
}

/** How visits are measured, and what this visitor says of it (decision 79). */
export interface Measurement {
  /** Pages tell the data layer what is done on them, unless their visitor refuses. */
  dataLayer: boolean;
  /** A tag manager reads that of visitors who agree. */
  tagManager: boolean;
  /** The browser sends Global Privacy Control, which counts more than any choice. */
  signal: boolean;
  /** null: none was made here. */
  choice: MeasurementChoice | null;
  /** By the signal or by choice. */
  refused: boolean;
  /** Whether the document asks for a choice; known once its loaders have run. */
  readonly asks: boolean;
  /** Whether the document may be the answer to that: it comes from its own page, and a choice is there. */
  readonly answered: boolean;
  /** A script in a document with a tag asks, for what the tag could then read. */
  fromTaggedDocument: boolean;
  /** The answer goes into a document that has a tag, or will have one unless it is withheld; known after `ofVisit`. */
  readonly forTag: boolean;
  /** Says that the page shows something of its visitor that no tag may read. */
  withhold(): void;
  /** Says which page of the site this one links as the one before; the tag would read its address. */
  leadsBackTo(path: string): void;
  /** Says what the visit remembers; null: it is not known. Until then a document has no tag. */
  ofVisit(visit: RememberedVisit | null): void;
  /** Whether data of a route may go to the document that asks for it. */
  mayHave(routeId: string): Promise<boolean>;
  /** Keeps a choice in the visitor's browser. */
  choose(choice: MeasurementChoice): void;
  /**
   * For the end of the document's head: what comes first in the data layer. Where that loads a tag, the document's policy
   * lets it.
   */
  headScripts(status: number): string;
}

declare module "@remix-run/server-runtime" {
  /** How routes reach the running world; one for each request. */
  interface AppLoadContext {
    /** Whether a script of the site asks for data, not a browser for a document. */
    asData: boolean;
    /** HTML that the document holds once, not in its data as well, by name (sendProse). */
    prose: Map<string, string>;
    /** What loaders add to the head of the document for programs (machines/head-tags.server.ts). */
    head: HeadFacts;
    /** Pictures with which pages are shared. */
    cards: Pick<Cards, "answer">;
    /** What the operator counts. */
    figures: RequestFigures;
    api: Api;
    log: Logger;
    requestId: string;
    nonce: string;
    /** Aborts when the visitor goes away; request.signal may not (it can be garbage collected first). */
    signal: AbortSignal;
    /** Whether the request brought a form: its loaders then run after the action, for the page that shows how it ended. */
    afterForm: boolean;
    /** Whether the form that the request brought was not taken, and its page says why. */
    formFailed: boolean;
    /** A form that came with a file, for readFileForm. */
    fileForm: FileForm | null;
    site: Site;
    measurement: Measurement;
    /** Where map tiles come from and whose they are; null: maps are drawn by the server alone. */
    mapTiles: { url: string; attribution: string } | null;
    /** For how many days the site's log is kept, as its operator says. */
    logDays: number;
    /** What the menus hold, and what the root loader has fetched for them: browsers get its markup, not its data. */
    menus: {
      popularComparisons: readonly PopularComparison[];
      /** The upstream holds invented data. */
      demonstration?: boolean;
      /** The same for every page. */
      ofSite: { name: string; social: Readonly<SettingsOf<"SOCIAL">>; logos: BrandLogos };
    };
    /** A page's parts, one after the other, as its browser takes them, with the headers that say so. */
    compressedPage: (parts: readonly string[], headers: Headers) => Uint8Array<ArrayBuffer>;
    nameRoute(routeId: string): void;
    /** Logs an unexpected error once and reports it. */
    report(error: unknown): void;
  }
}
