import { anything, connectTo, thrownBy } from "./api-client";
import { httpPeer, socketPeer, type Answer, type SocketStep } from "./fake-http-server";

/** Clients of upstreams that a test scripts, byte by byte or answer by answer. */

export type Settings = Parameters<typeof connectTo>[1];

const cleanups: (() => unknown)[] = [];

/** What a test opened by itself, closed with the rest. */
export const closeAtEnd = (...closing: (() => unknown)[]) => cleanups.push(...closing);

/** For the end of each test. */
export async function closePeers(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

function siteOf<Peer extends { origin: string; close(): unknown }>(peer: Peer, settings: Settings, now?: () => number) {
  const site = connectTo(peer.origin, { API_RETRY_DELAY_MS: 1, ...settings }, now);
  cleanups.push(peer.close, site.close);
  return { peer, site, visit: site.visit() };
}

export const rawSite = async (step: SocketStep | SocketStep[], settings: Settings = {}, now?: () => number) =>
  siteOf(await socketPeer(...(Array.isArray(step) ? step : [step])), settings, now);

export const webSite = async (settings: Settings = {}, now?: () => number) => siteOf(await httpPeer(), settings, now);

/** The answer to OPTIONS that gives a csrftoken. */
export const token = (value: string): Answer => ({
  headers: { "set-cookie": [`csrftoken=${value}; Path=/; SameSite=Lax`] },
});

/** As webSite, with an upstream that gives a token for claims. */
export async function claimSite(settings: Settings = {}, now?: () => number) {
  const { peer, site } = await webSite(settings, now);
  peer.on("OPTIONS /api/v2/claims/", token("t0k3n"));
  return { peer, site };
}

export const head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";

export const page = (visit: ReturnType<ReturnType<typeof connectTo>["visit"]>) =>
  thrownBy(visit.client.get("comparisons/", anything));
