import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { renderToString } from "react-dom/server";
import { headTags } from "~/http/seo/head-tags.server";
import { asDocument } from "~/http/measurement/document-border.server";
import { plainPage } from "~/http/plain-page.server";
import { NonceContext } from "~/platform/nonce";
import { MarkupContext } from "~/site/markup/fixed-markup";
import { markupFor } from "~/site/markup/fixed-parts.server";
import { ProseContext } from "~/ui/page/prose";
import { loadAllParts } from "~/ui/page/on-demand";

/** Requests whose page could not be rendered once: Remix asks a second time, for the error page. */
const failedOnce = new WeakSet<AppLoadContext>();

/**
 * Renders whole pages: the stock streaming renderer flushes after each chunk, which costs CPU and compresses
 * to three times the size, and nothing here is deferred (a deferred call could set no cookie any more).
 */
export default async function handleDocumentRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  await loadAllParts();
  const { matches, loaderHeaders, actionHeaders } = remixContext.staticHandlerContext;
  context.nameRoute(matches[matches.length - 1]?.route.id ?? "none");
  // Remix leaves the headers of loaders and actions out of pages; the time to come back must not be lost.
  const waits = [loaderHeaders, actionHeaders].flatMap((each) => Object.values(each ?? {}).map(retryAfter));
  if (status >= 400 && Math.max(...waits) > 0) headers.set("Retry-After", String(Math.max(...waits)));
  headers.set("Content-Type", "text/html; charset=utf-8");
  try {
    const page = renderToString(
      <NonceContext.Provider value={context.nonce}>
        <MarkupContext.Provider value={markupFor(context.menus, context.measurement)}>
          <ProseContext.Provider value={context.prose}>
            <RemixServer context={remixContext} url={request.url} />
          </ProseContext.Provider>
        </MarkupContext.Provider>
      </NonceContext.Provider>,
    );
    const headEnd = page.indexOf("</head>");
    // An error page is not for programs.
    const forPrograms = status >= 400 ? "" : headTags(context);
    const ofHead = forPrograms + context.measurement.headScripts(status);
    const parts = ["<!DOCTYPE html>", page.slice(0, headEnd), ofHead, page.slice(headEnd)];
    return new Response(context.compressedPage(parts, headers), { status, headers });
  } catch (error) {
    if (!failedOnce.has(context)) {
      failedOnce.add(context);
      throw error;
    }
    context.report(error);
    return lastResort(context);
  }
}

const retryAfter = (headers: Headers): number => Number(headers.get("Retry-After") ?? 0);

/** The error page itself fails: a page that needs neither the application nor its styles. */
function lastResort({ requestId, site }: AppLoadContext): Response {
  const message = "The fault is ours and has been noted. Try again in a minute.";
  const page = plainPage({ status: 500, message, requestId, siteName: site.name });
  return new Response(page.html, {
    status: 500,
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": page.contentSecurityPolicy },
  });
}

export async function handleDataRequest(
  response: Response,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  const route = new URL(request.url).searchParams.get("_data") ?? "none";
  if (!(await context.measurement.mayHave(route)))
    return new Response(asDocument, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
  context.nameRoute(route);
  return response;
}

/** Thrown responses are answers; what arrives here is unexpected, or a visitor who has left. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (context.signal.aborted || isRouteErrorResponse(error)) return;
  context.report(error);
};
