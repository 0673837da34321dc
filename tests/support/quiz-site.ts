import { json, type AppLoadContext } from "@remix-run/node";
import { uncounted } from "../../app/http/figures/figures.server";
import { webSite } from "./peer-sites";
import type { Answer } from "./fake-http-server";

export type Page = (args: {
  context: AppLoadContext;
  request: Request;
  params: Record<string, string>;
}) => Promise<unknown>;

export const emptyMatch = {
  demo: true,
  ruleset: { version: "1", effective_on: "2026-01-01" },
  answers: { position: "side" },
  targets: [],
  split_suggested: false,
  considered: 0,
  hidden: [],
  count: 0,
  page: 1,
  pages: 1,
  results: [],
};

/** The pages of the quiz, before an upstream that answers as told. */
export async function quizSite(answers: Record<string, Answer> = {}) {
  const { peer, site: connection } = await webSite();
  peer.on("GET /api/v2/auth/user/", { json: { user: null } });
  peer.on("GET /api/v2/match/", { json: emptyMatch });
  for (const path of ["saved", "forget"]) {
    peer.on(`OPTIONS /api/v2/match/${path}/`, { headers: { "set-cookie": "csrftoken=abc; Path=/" }, json: {} });
  }
  for (const [call, answer] of Object.entries(answers)) peer.on(call, answer);
  const context = {
    api: connection.visit().api,
    site: { origin: "https://www.bedlark.test" },
    figures: uncounted,
  } as unknown as AppLoadContext;
  const ask = async (page: Page, path: string, init?: RequestInit): Promise<Response> => {
    try {
      const request = new Request(`https://www.bedlark.test${path}`, init);
      const given = await page({ context, request, params: {} });
      return given instanceof Response ? given : json(given);
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    }
  };
  return { ask, peer, asked: () => peer.requests.map(({ path }) => path) };
}
