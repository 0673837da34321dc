let analyticsId: string | undefined;

/** What is pressed, sent and opened before the script that tells the data layer of it is there. */
export const early: Event[] = [];
const keep = (event: Event) => void early.push(event);

const kinds = ["click", "auxclick", "submit", "toggle"];
const listen = (change: "addEventListener" | "removeEventListener", listener: (event: Event) => void) =>
  kinds.forEach((kind) => document[change](kind, listener, true));

/** Known from the first script on, so that a press is told however early it comes; undefined: nothing is tracked. */
export function configureAnalytics(id: string | undefined): void {
  analyticsId = id;
  if (id !== undefined) listen("addEventListener", keep);
}

export const configuredAnalyticsId = () => analyticsId;

/** Hands every press to a listener from now on, those that came before it first; answers how to end that. */
export function listenToPresses(listener: (event: Event) => void): () => void {
  listen("removeEventListener", keep);
  early.splice(0).forEach(listener);
  listen("addEventListener", listener);
  return () => listen("removeEventListener", listener);
}
