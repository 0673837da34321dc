import type { Request, Response } from "express";
import type { MeasurementChoice } from "~/contracts/analytics/measurement-choice";
import type { Config } from "~/platform/config.server";
import { readingPaths } from "~/reading-paths";
import type { Measurement } from "../load-context";
import { isDataRequest, pagePath, stateOf } from "../request-state.server";
import { choiceCookies, choiceIn } from "./choice-cookies.server";
import type { Measures } from "./measured-pages.server";
import { ownPage } from "./own-page.server";
import { answerScript, containerOf, layerScript } from "./tag-manager.server";

/** Where nothing is measured, and nothing asked. */
export const unmeasured: Measurement = {
  dataLayer: false,
  tagManager: false,
  signal: false,
  choice: null,
  refused: false,
  asks: false,
  choose() {},
  headScripts: () => "",
};

/** What of measuring concerns one request. `setCookies` writes further lines on its answer. */
export function measurementFor(
  req: Request,
  res: Response,
  { ANALYTICS_ID }: Pick<Config, "ANALYTICS_ID">,
  measures: Measures,
  setCookies: (lines: readonly string[]) => void,
): Measurement {
  const state = stateOf(res);
  const container = containerOf(ANALYTICS_ID);
  const choice = choiceIn(req.headers.cookie);
  // The only value that the specification knows (https://w3c.github.io/gpc/).
  const signal = req.headers["sec-gpc"] === "1";
  const refused = signal || choice === "no";
  const address = pagePath(req);
  const onMeasuredPage = container !== null && !refused && !isDataRequest(req) && measures(address);
  return {
    dataLayer: ANALYTICS_ID !== undefined,
    tagManager: container !== null,
    signal,
    choice,
    refused,
    asks: onMeasuredPage && choice === null && !address.startsWith(readingPaths.privacyChoices),
    choose: (choice: MeasurementChoice) => setCookies(choiceCookies(choice, req.headers.cookie, state.origin)),
    headScripts() {
      if (container === null || signal) return "";
      // The form in the footer leads to its own page again.
      const answered = choice !== null && ownPage(req.headers.referer, state.origin) === address;
      state.loadsTag = onMeasuredPage && choice === "yes";
      return (
        (refused ? "" : layerScript(state.nonce, container, state.loadsTag)) +
        (answered ? answerScript(state.nonce) : "")
      );
    },
  };
}
