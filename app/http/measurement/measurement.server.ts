import type { Request, Response } from "express";
import { sessionOf } from "~/api/client/cookies.server";
import { isExactPlace } from "#contracts/analytics/exact-place";
import type { MeasurementChoice } from "#contracts/analytics/measurement-choice";
import type { Config } from "~/platform/config.server";
import { paths } from "~/paths";
import type { Measurement, RememberedVisit } from "../load-context";
import { isDataRequest, pagePath, stateOf } from "../request-state.server";
import { choiceCookies, choiceIn, withoutTagCookies } from "./choice-cookies.server";
import type { Measures } from "./measured-pages.server";
import { ownPage } from "./own-page.server";
import { answerScript, containerOf, layerScript, taggedHeader } from "./tag-manager.server";

/** Where nothing is measured, and nothing asked. */
export const unmeasured: Measurement = {
  dataLayer: false,
  tagManager: false,
  signal: false,
  choice: null,
  refused: false,
  asks: false,
  answered: false,
  fromTaggedDocument: false,
  forTag: false,
  withhold() {},
  leadsBackTo() {},
  ofVisit() {},
  mayHave: () => Promise.resolve(true),
  choose() {},
  headScripts: () => "",
};

interface Measuring {
  config: Pick<Config, "ANALYTICS_ID">;
  measures: Measures;
  /** Whether a route is a page's. */
  isPage: (routeId: string) => boolean;
  /** Asks the upstream. */
  remembered: () => Promise<RememberedVisit>;
  /** Writes further lines on the answer. */
  setCookies: (lines: readonly string[]) => void;
}

/** Whether no tag may read what pages show of a visit: what its visitor said about health, or where they are. */
const isWithheld = ({ answers, place }: RememberedVisit) => answers || (place !== null && isExactPlace(place));

/** "1" is the only value that the specification knows (https://w3c.github.io/gpc/); Node joins repeated ones: "1, 1". */
const sendsSignal = (header: string | string[] | undefined) =>
  [header].flat().some((lines) => lines?.split(",").some((line) => line.trim() === "1"));

/** What of measuring concerns one request. */
export function measurementFor(req: Request, res: Response, options: Measuring): Measurement {
  const { measures, isPage, remembered, setCookies } = options;
  const { ANALYTICS_ID } = options.config;
  const state = stateOf(res);
  const container = containerOf(ANALYTICS_ID);
  const choice = choiceIn(req.headers.cookie);
  const signal = sendsSignal(req.headers["sec-gpc"]);
  const refused = signal || choice === "no";
  const address = pagePath(req);
  const onMeasuredPage = container !== null && !refused && !isDataRequest(req) && measures(address);
  const fromTaggedDocument = container !== null && req.headers[taggedHeader] !== undefined;
  // The form in the footer leads to its own page again.
  const answered =
    container !== null && !signal && choice !== null && ownPage(req.headers.referer, state.origin) === address;
  let withheld = false;
  let visitIsFree = false;
  return {
    dataLayer: ANALYTICS_ID !== undefined,
    tagManager: container !== null,
    signal,
    choice,
    refused,
    get asks() {
      const isOpen = onMeasuredPage && visitIsFree && !withheld;
      return isOpen && choice === null && !address.startsWith(paths.privacyChoices);
    },
    answered,
    fromTaggedDocument,
    get forTag() {
      return fromTaggedDocument || (onMeasuredPage && visitIsFree && choice === "yes");
    },
    withhold: () => void (withheld = true),
    leadsBackTo(path) {
      if (!measures(`${paths.privacyChoices}?${new URLSearchParams({ next: path }).toString()}`)) withheld = true;
    },
    ofVisit: (visit) => void (visitIsFree = visit !== null && !isWithheld(visit)),
    async mayHave(routeId) {
      // The root's data is of no page.
      if (!fromTaggedDocument || routeId === "root" || req.method !== "GET" || !isPage(routeId)) return true;
      // Another tab may have taken the permission back, which the tag of this document knows nothing of.
      if (withheld || signal || choice !== "yes") return false;
      // Nothing is remembered of whoever has no session.
      if (sessionOf(req.headers.cookie) === null) return true;
      return remembered().then(
        (visit) => !isWithheld(visit),
        () => false,
      );
    },
    choose: (choice: MeasurementChoice) => setCookies(choiceCookies(choice, req.headers.cookie, state.origin)),
    headScripts(status) {
      if (container === null) return "";
      // Tags of documents in other tabs set theirs again until they are left.
      if (signal || choice !== "yes") {
        const gone = withoutTagCookies(req.headers.cookie, state.origin);
        if (gone.length > 0) setCookies(gone);
      }
      if (signal) return "";
      state.loadsTag = onMeasuredPage && visitIsFree && !withheld && choice === "yes" && status < 400;
      return (
        (refused ? "" : layerScript(state.nonce, container, state.loadsTag)) +
        (answered ? answerScript(state.nonce) : "")
      );
    },
  };
}
