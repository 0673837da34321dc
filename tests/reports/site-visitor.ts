import { multipart, multipartType, type Part } from "../support/multipart";

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** Text of HTML as React writes it. */
const decoded = (html: string) => html.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** A page as somebody without scripts has it. */
export class ReadPage {
  readonly title: string;

  constructor(
    readonly status: number,
    readonly location: string | null,
    readonly html: string,
  ) {
    this.title = decoded(/<title>([^<]*)/.exec(html)?.[1] ?? "");
  }

  /** What its main part says, on one line. */
  get words(): string {
    const [main = ""] = /<main\b[^]*<\/main>/.exec(this.html) ?? [];
    const bare = main.replace(/<(script|style|template)\b[^]*?<\/\1>|<!--.*?-->/g, "");
    return decoded(bare.replace(/<\/?(?:a|b|bdi|em|i|span|strong|time)\b[^>]*>/g, "").replace(/<[^>]+>/g, " "))
      .replace(/\s+/g, " ")
      .trim();
  }

  /** What stands beside a field that is wrong; null: nothing. */
  errorAt(field: string): string | null {
    const found = new RegExp(`<div[^>]* id="${field}-error"[^>]*>([^]*?)</div>`).exec(this.html)?.[1];
    return found === undefined ? null : decoded(found.replace(/<[^>]*>/g, "")).replace(/^Error: /, "");
  }

  /** What a field holds; null: there is none of the name. */
  valueOf(field: string): string | null {
    const area = new RegExp(`<textarea\\b[^>]* name="${field}"[^>]*>([^]*?)</textarea>`).exec(this.html)?.[1];
    // HTML leaves out a first line's end.
    if (area !== undefined) return decoded(area.replace(/^\n/, ""));
    const [input] = new RegExp(`<input\\b[^>]* name="${field}"[^>]*>`).exec(this.html) ?? [];
    return input === undefined ? null : decoded(/ value="([^"]*)"/.exec(input)?.[1] ?? "");
  }
}

/** Somebody at the built site who has no scripts, from a network of their own. */
export class SiteVisitor {
  constructor(
    readonly origin: string,
    readonly network: string,
    readonly session: string | null = null,
  ) {}

  async get(path: string): Promise<ReadPage> {
    return this.#send(path, { headers: { accept: "text/html" } });
  }

  /** As a browser sends the plain form of a page. */
  post(path: string, fields: Record<string, string | readonly string[]>): Promise<ReadPage> {
    const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
    return this.#send(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(pairs as [string, string][]).toString(),
    });
  }

  postFile(path: string, file: Buffer, name: string): Promise<ReadPage> {
    const parts: Part[] = [["file", file, name]];
    return this.#send(path, {
      method: "POST",
      headers: { "content-type": multipartType },
      body: new Uint8Array(multipart(parts)),
    });
  }

  async #send(path: string, { headers, ...init }: RequestInit & { headers: Record<string, string> }) {
    const answer = await fetch(new URL(path, this.origin), {
      ...init,
      redirect: "manual",
      headers: {
        accept: "text/html",
        "sec-fetch-site": "same-origin",
        "x-forwarded-for": this.network,
        ...(this.session === null ? {} : { cookie: `sessionid=${this.session}` }),
        ...headers,
      },
    });
    return new ReadPage(answer.status, answer.headers.get("location"), await answer.text());
  }
}
