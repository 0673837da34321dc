import { afterEach, expect, test } from "vitest";
import { createApi } from "../../app/api/api.server";
import { connectTo } from "../support/api-client";
import { closeAtEnd, closePeers } from "../support/peer-sites";
import { startRecordingUpstream } from "../support/recording-upstream";

afterEach(closePeers);

type Call = (...given: unknown[]) => Promise<unknown>;

/** Every call of the api by its name, as "contact.messages". */
const callsOf = (part: object, name = ""): [string, Call][] =>
  Object.entries(part).flatMap(([key, value]: [string, unknown]): [string, Call][] => {
    if (typeof value === "function") return [[`${name}${key}`, value as Call]];
    return typeof value === "object" && value !== null ? callsOf(value, `${name}${key}.`) : [];
  });

/** Stands for whatever a call is given: a part of a path, a query or a list of slugs. */
const given = ["1"];

test("an empty answer is a list of nothing, whichever list was asked for", async () => {
  const upstream = await startRecordingUpstream();
  upstream.answer = (request, response) => {
    response.setHeader("content-type", "application/json");
    if (request.method === "OPTIONS") response.setHeader("set-cookie", "csrftoken=token-of-options; Path=/");
    response.end("null");
  };
  const site = connectTo(upstream.origin);
  closeAtEnd(upstream.close, site.close);

  const { client } = site.visit();
  const lists: string[] = [];
  const api = createApi({
    ...client,
    getList(path, ...rest) {
      lists.push(path);
      return client.getList(path, ...rest);
    },
  });
  const failed: string[] = [];
  for (const [name, call] of callsOf(api)) {
    const before = lists.length;
    try {
      await call(given, given, given);
    } catch (error) {
      // Of one thing among others it is a 404, and of a picture a 502.
      if (lists.length > before || !(error instanceof Response)) failed.push(`${name}: ${String(error)}`);
    }
  }
  expect(failed).toEqual([]);
  expect(lists).toContain("contact/messages/");
  expect(new Set(lists).size).toBeGreaterThan(20);
});
