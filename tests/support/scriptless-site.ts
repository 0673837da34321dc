import { createServer, request, type IncomingHttpHeaders } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import startSiteForTests from "./site-server";

/** A document as a browser without scripts reads it: no script in it, and what stands for them is content. */
const withoutScripts = (html: string) => html.replace(/<script\b[\s\S]*?<\/script>/g, "").replace(/<\/?noscript>/g, "");

const dropUnset = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

/**
 * Passes requests on to the site and documents back without their scripts; all else goes through as it comes. Each
 * side sees the origin that it knows.
 */
export async function startScriptless(site: string): Promise<{ origin: string; stop(): void }> {
  const { host, hostname, port } = new URL(site);
  const server = createServer((asked, answer) => {
    const own = `http://${asked.headers.host}`;
    const { "accept-encoding": _, ...headers } = { ...asked.headers, host };
    if (headers.origin === own) headers.origin = site;
    headers.referer = headers.referer?.replace(own, site);
    const passed = request(
      { hostname, port, path: asked.url, method: asked.method, headers: dropUnset(headers) },
      (given) => {
        const html = given.headers["content-type"]?.startsWith("text/html") ?? false;
        if (!html) {
          answer.writeHead(given.statusCode ?? 502, given.headers);
          given.pipe(answer);
          return;
        }
        const chunks: Buffer[] = [];
        given.on("data", (chunk: Buffer) => chunks.push(chunk));
        given.on("end", () => {
          const { "content-length": _, ...rest } = given.headers;
          answer.writeHead(given.statusCode ?? 502, rest);
          answer.end(withoutScripts(Buffer.concat(chunks).toString()).replaceAll(site, own));
        });
      },
    );
    passed.on("error", () => answer.destroy());
    answer.on("close", () => passed.destroy());
    asked.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { stop, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** Playwright's global set-up for a browser whose protocol cannot turn scripts off: the sites, and each without them. */
export default async function startBothSites() {
  const stop = await startSiteForTests();
  const { SITE_ORIGIN, SITE_WITH_ANALYTICS, SITE_FOR_REPORTS } = process.env;
  const sites = [SITE_ORIGIN, SITE_WITH_ANALYTICS, SITE_FOR_REPORTS].filter((site) => site !== undefined);
  const scriptless = await Promise.all(sites.map(async (site) => ({ site, ...(await startScriptless(site)) })));
  process.env.SCRIPTLESS_ORIGINS = JSON.stringify(
    Object.fromEntries(scriptless.map(({ site, origin }) => [site, origin])),
  );
  return async () => {
    for (const each of scriptless) each.stop();
    await stop();
  };
}
