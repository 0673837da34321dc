import { demoPassword } from "../../upstream/demo/accounts/demo-accounts";

export interface ApiAnswer {
  status: number;
  headers: Headers;
  setCookies: string[];
  // Tests look into bodies of every shape; contracts are checked where that is the point.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** A client of the API with a cookie jar: what the site's client does, without its safeguards. */
export class ApiVisitor {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly origin: string,
    readonly usualHeaders: Record<string, string> = {},
  ) {}

  async send(
    method: string,
    path: string,
    init: { headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> } = {},
  ): Promise<ApiAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(this.origin + path, {
      method,
      redirect: "manual",
      headers: { ...(cookie === "" ? {} : { cookie }), ...this.usualHeaders, ...init.headers },
      ...(init.body === undefined ? {} : { body: init.body }),
    });
    const setCookies = response.headers.getSetCookie();
    for (const line of setCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    const json = text !== "" && response.headers.get("content-type")?.includes("json") === true;
    return {
      status: response.status,
      headers: response.headers,
      setCookies,
      body: json ? JSON.parse(text) : text,
    };
  }

  get(path: string): Promise<ApiAnswer> {
    return this.send("GET", path);
  }

  /** A write as it should be: OPTIONS first, then the token as cookie and as header. */
  async write(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<ApiAnswer> {
    await this.send("OPTIONS", path);
    return this.send(method, path, {
      headers: {
        "content-type": "application/json",
        "x-csrftoken": this.cookies.get("csrftoken") ?? "",
        ...headers,
      },
      body: JSON.stringify(body),
    });
  }

  /** A file for the draft or claim of the token. */
  async sendFile(
    purpose: string,
    token: string,
    file: Buffer,
    headers: Record<string, string> = {},
  ): Promise<ApiAnswer> {
    const path = `/api/v2/uploads/${purpose}/?token=${encodeURIComponent(token)}`;
    await this.send("OPTIONS", path);
    return this.send("POST", path, {
      headers: {
        "content-type": "application/octet-stream",
        "x-csrftoken": this.cookies.get("csrftoken") ?? "",
        ...headers,
      },
      body: new Uint8Array(file),
    });
  }

  signIn(email: string, password = demoPassword): Promise<ApiAnswer> {
    return this.write("POST", "/api/v2/auth/signin/", { email, password });
  }
}
