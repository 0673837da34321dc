import { expect } from "vitest";
import { type ApiAnswer, ApiVisitor } from "../../support/api-visitor";

const user = "/api/v2/auth/user/";
export const tray = "/api/v2/comparison-tray/";
export const many = 10;

/** `many` things at once, each told its number. */
export const atOnce = <T>(make: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, number) => make(number)));
export const statuses = (given: readonly ApiAnswer[]) => given.map(({ status }) => status).sort();
export const slugsOf = (models: { slug: string }[]): string[] => models.map(({ slug }) => slug);

export type Shoppers = ReturnType<typeof shoppers>;

/** Browsers of an upstream that send without waiting for each other. */
export function shoppers(origin: () => string) {
  let number = 0;
  /** A browser at an address of its own, so that no limit of an address is met unless that is the point. */
  const browser = () => {
    number += 1;
    return new ApiVisitor(origin(), { "x-forwarded-for": `10.1.${number >> 8}.${number & 255}` });
  };
  /** Sends without asking for a token first, so that all are under way together; OPTIONS has given one. */
  const send = (
    visitor: ApiVisitor,
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ) =>
    visitor.send(method, path, {
      headers: {
        "content-type": "application/json",
        "x-csrftoken": visitor.cookies.get("csrftoken") ?? "",
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const withToken = async (visitor = browser()) => {
    await visitor.send("OPTIONS", tray);
    return visitor;
  };
  const change = (visitor: ApiVisitor, action: string, model?: string) =>
    send(visitor, "POST", tray, { action, model });
  const shopper = async (...models: string[]) => {
    const visitor = await withToken();
    for (const model of models) expect((await change(visitor, "add", model)).status).toBe(200);
    return visitor;
  };
  const visit = async (visitor: ApiVisitor) => (await visitor.get(user)).body.user;
  const held = async (visitor: ApiVisitor) => slugsOf((await visit(visitor)).session.compare);
  const signIn = (visitor: ApiVisitor, from: string, email = "sleeper@example.com", password = "mattress-demo") =>
    send(visitor, "POST", "/api/v2/auth/signin/", { email, password }, { "x-forwarded-for": from });
  const elsewhere = () => browser().usualHeaders["x-forwarded-for"]!;
  /** The number of the newest browser, for a name that no other has. */
  const unique = () => number;
  return { browser, change, elsewhere, held, send, shopper, signIn, unique, visit, withToken };
}
