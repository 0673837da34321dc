import type { Browser, BrowserContext, ConsoleMessage } from "playwright/test";
import { dataLayerEvent, type DataLayerEvent } from "#contracts/analytics/data-layer";

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

/** A context outlasts its tests, and keeps what runs before the scripts of its documents. */
const saying = new WeakSet<BrowserContext>();

export interface WatchedDataLayer {
  /** In order. */
  pushed: DataLayerEvent[];
  unwatch: () => void;
}

/** Everything that all pages of a context, those opened later included, push to the data layer from now on. */
export async function watchDataLayer(context: BrowserContext): Promise<WatchedDataLayer> {
  const pushed: DataLayerEvent[] = [];
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text();
    if (text.startsWith(mark)) pushed.push(JSON.parse(text.slice(mark.length)) as DataLayerEvent);
  };
  context.on("console", onConsole);
  if (!saying.has(context)) await context.addInitScript(sayPushes, mark);
  saying.add(context);
  return { pushed, unwatch: () => void context.off("console", onConsole) };
}

/** The same of a context and of all that its browser opens until then. */
export async function watchDataLayers(browser: Browser, context: BrowserContext) {
  const watched = [await watchDataLayer(context)];
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const opened = await newContext(options);
    if (options?.javaScriptEnabled !== false) watched.push(await watchDataLayer(opened));
    return opened;
  };
  return {
    pushed: () => watched.flatMap(({ pushed }) => pushed),
    unwatch() {
      browser.newContext = newContext;
      for (const { unwatch } of watched) unwatch();
    },
  };
}

/** What of the pushes does not fit the schema, a sentence each. */
export const misfits = (pushed: readonly DataLayerEvent[]) =>
  pushed.flatMap((event) => {
    const { error } = dataLayerEvent.safeParse(event);
    return error === undefined ? [] : [`${JSON.stringify(event)}: ${error.message}`];
  });
