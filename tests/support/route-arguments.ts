import type { AppLoadContext } from "@remix-run/node";
import { uncounted } from "../../app/http/figures/figures.server";
import { noHeadFacts } from "../../app/http/seo/head-tags.server";
import { webSite } from "./peer-sites";
import type { Answer } from "./fake-http-server";

export const origin = "https://www.bedlark.test";

/** An upstream that gives these answers, and the arguments with which a route is called before it. */
export async function answering(answers: Record<string, Answer | Answer[]>, params: Record<string, string>) {
  const { peer, site } = await webSite({ API_RETRY_TRIES: 1 });
  for (const [call, each] of Object.entries(answers)) peer.on(call, ...[each].flat());
  const context = {
    api: site.visit().api,
    site: { origin },
    prose: new Map<string, string>(),
    head: noHeadFacts(),
    figures: uncounted,
    measurement: { withhold: () => {} },
    asData: false,
    afterForm: false,
  } as unknown as AppLoadContext;
  const args = (path: string, form?: Record<string, string>) => ({
    context,
    request: new Request(origin + path, form && { method: "POST", body: new URLSearchParams(form) }),
    params,
  });
  return { args, context, peer };
}
