import type { Page } from "playwright/test";
import { dataLayerEvent, type DataLayerEvent } from "../../app/contracts/analytics/data-layer";

const mark = "data layer: ";

/** Runs before the scripts of each document: says every push on the console, which outlasts the document. */
const sayPushes = (before: string) => {
  const layer: unknown[] = [];
  layer.push = (...events) => {
    for (const event of events) console.debug(before + JSON.stringify(event));
    return Array.prototype.push.apply(layer, events);
  };
  Object.assign(window, { dataLayer: layer });
};

/** Everything that the pages of a tab push to the data layer from now on, in order. */
export async function watchDataLayer(page: Page): Promise<DataLayerEvent[]> {
  const pushed: DataLayerEvent[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (text.startsWith(mark)) pushed.push(JSON.parse(text.slice(mark.length)) as DataLayerEvent);
  });
  await page.addInitScript(sayPushes, mark);
  return pushed;
}

/** What of the pushes does not fit the schema, a sentence each. */
export const misfits = (pushed: readonly DataLayerEvent[]) =>
  pushed.flatMap((event) => {
    const { error } = dataLayerEvent.safeParse(event);
    return error === undefined ? [] : [`${JSON.stringify(event)}: ${error.message}`];
  });
