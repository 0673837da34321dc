import type { IncomingHttpHeaders } from "node:http";
import { type Agent, request } from "node:https";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { type FrontProxy, publicName, publicOrigin } from "./front-proxy";

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's own, any of 127.0.0.0/8. */
  address?: string;
  /** Connections that several requests share; by default each has its own. */
  agent?: Agent | false;
}

export interface ProxiedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Asks the public site by way of its proxy. */
export function ask(
  proxy: FrontProxy,
  path: string,
  { method = "GET", headers = {}, body = "", address = "127.0.0.1", agent = false }: Asked = {},
) {
  const options = {
    ...{ method, path, host: "127.0.0.1", port: proxy.httpsPort, localAddress: address, agent },
    ...{ servername: publicName, ca: proxy.certificate },
    headers: { host: publicName, ...(body !== "" && { "content-length": String(body.length) }), ...headers },
  };
  return new Promise<ProxiedAnswer>((resolve, reject) => {
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject).on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject).end(body);
  });
}

/** Headers of a form that a page of the site sends. */
export const formHeaders = { "content-type": "application/x-www-form-urlencoded", origin: publicOrigin };
export const post = (proxy: FrontProxy, path: string, asked: Asked = {}) =>
  ask(proxy, path, { method: "POST", body: "email=a", ...asked, headers: { ...formHeaders, ...asked.headers } });

/** A connection over TLS that has sent this text. */
export async function send(proxy: FrontProxy, text: string): Promise<TLSSocket> {
  const options = { host: "127.0.0.1", port: proxy.httpsPort, servername: publicName, ca: proxy.certificate };
  const socket = connectTls(options);
  socket.on("error", () => {});
  await new Promise<void>((resolve) => socket.once("close", resolve).once("secureConnect", resolve));
  socket.write(text);
  return socket;
}

/** Settings of a site that is reached by way of a proxy alone. */
export const siteSettings = { TRUST_PROXY: "1", SITE_URL: publicOrigin };
