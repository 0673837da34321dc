import { request as requestHttp, type IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import { type FrontProxy, publicName, publicOrigin } from "./front-proxy";

export interface HttpsAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * A visitor of the public site, as a browser without scripts: cookies, and forms with what their page hides in them. The name
 * leads to the proxy; `address` is the visitor's own, any of 127.0.0.0/8.
 */
export class HttpsVisitor {
  readonly cookies = new Map<string, string>();
  /** Every set-cookie line of every answer, by answer. */
  readonly setCookies: string[][] = [];

  constructor(
    private readonly proxy: FrontProxy,
    private readonly address: string,
    private readonly usualHeaders: Record<string, string> = {},
  ) {}

  get(path: string): Promise<HttpsAnswer> {
    return this.send("GET", path);
  }

  /** Over http, which nobody should stay on. */
  plainly(path: string): Promise<HttpsAnswer> {
    const options = { host: "127.0.0.1", port: this.proxy.httpPort, path, headers: { host: publicName } };
    return new Promise((resolve, reject) => {
      requestHttp(options, (response) => {
        const { statusCode: status = 0, headers } = response.resume();
        resolve({ status, headers, body: "" });
      })
        .on("error", reject)
        .end();
    });
  }

  /** Opens the page of a form, fills it in, sends it, and follows where it leads. */
  async fill(path: string, fields: Record<string, string>): Promise<HttpsAnswer> {
    const page = await this.get(path);
    const hidden = [...page.body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    const body = new URLSearchParams([
      ...hidden.map(([, name = "", value = ""]) => [name, value]),
      ...Object.entries(fields),
    ]);
    const answer = await this.send("POST", path, body.toString());
    const { location } = answer.headers;
    if (answer.status !== 303 || location === undefined) return answer;
    return this.get(location.replace(publicOrigin, ""));
  }

  private send(method: string, path: string, body?: string): Promise<HttpsAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const form =
      body === undefined ? {} : { "content-type": "application/x-www-form-urlencoded", origin: publicOrigin };
    const options = {
      method,
      path,
      host: "127.0.0.1",
      port: this.proxy.httpsPort,
      localAddress: this.address,
      servername: publicName,
      ca: this.proxy.certificate,
      agent: false,
      headers: { host: publicName, ...(cookie === "" ? {} : { cookie }), ...form, ...this.usualHeaders },
    };
    return new Promise((resolve, reject) => {
      const sent = request(options, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        response.on("error", reject).on("end", () => {
          this.take(response.headers["set-cookie"] ?? []);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
        });
      });
      sent.on("error", reject).end(body);
    });
  }

  private take(lines: readonly string[]) {
    if (lines.length > 0) this.setCookies.push([...lines]);
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
