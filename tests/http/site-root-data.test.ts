import type { AppLoadContext } from "@remix-run/node";
import pino from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { uncounted } from "../../app/http/figures/figures.server";
import { unmeasured } from "../../app/http/measurement/measurement.server";
import { loadRootData } from "../../app/site/root-data.server";
import { closePeers, webSite } from "../support/peer-sites";
import type { Answer } from "../support/fake-http-server";
import { robin } from "../support/signed-in-user";

/** What the shell asks of the upstream, and what it does without when an answer fails. */

afterEach(closePeers);

const comparisons = [
  { header: "Saatva vs. WinkBed", url: "saatva-vs-winkbed", title: "Saatva or WinkBed?" },
  { header: "avocado vs. Nest", url: "avocado-vs-nest", title: "Avocado or Nest?" },
  { header: "Casper vs. Leesa", url: "casper-vs-leesa", title: "Casper or Leesa?" },
];

const flagPath = (name: string) => `/api/v2/feature-flags/get-feature-flag/${name}/`;

async function shell(answers: {
  measurement?: Partial<AppLoadContext["measurement"]>;
  user?: Answer;
  flags?: Record<string, boolean>;
  comparisons?: Answer;
  /** Whether the visitor has left meanwhile. */
  left?: boolean;
}) {
  const { peer, site } = await webSite();
  peer.on("GET /api/v2/auth/user/", answers.user ?? { json: { user: null } });
  peer.on("GET /api/v2/comparisons/", answers.comparisons ?? { json: comparisons });
  for (const [name, enabled] of Object.entries(answers.flags ?? {})) {
    peer.on(`GET ${flagPath(name)}`, { json: { name, enabled } });
  }
  const menus: AppLoadContext["menus"] = {
    popularComparisons: [],
    ofSite: { name: "Bedlark", social: {}, logos: new Map() },
  };
  const log: string[] = [];
  const context = {
    menus,
    api: site.visit().api,
    figures: uncounted,
    measurement: { ...unmeasured, ...answers.measurement },
    log: pino({ level: "warn" }, { write: (line) => void log.push(line) }),
    signal: answers.left === true ? AbortSignal.abort() : new AbortController().signal,
    requestId: "request-1",
    site: { name: "Bedlark", origin: "https://www.bedlark.test" },
  } as unknown as AppLoadContext;
  const data = await loadRootData(context);
  return { data, popular: menus.popularComparisons, asked: new Set(peer.requests.map(({ path }) => path)), log };
}

describe("the shell's data", () => {
  test("holds the user and, when their flag is on, the popular comparisons sorted by header", async () => {
    const { data, popular } = await shell({
      user: { json: { user: robin } },
      flags: { HEADER_SHOW_POPULAR_COMPARISONS: true },
    });
    expect(data.comparisons).toBe(true);
    expect(data.user?.first_name).toBe("Robin");
    expect(popular.map(({ url }) => url)).toEqual(["avocado-vs-nest", "casper-vs-leesa", "saatva-vs-winkbed"]);
  });

  test("says nothing of who the user is to a document that a tag reads, but that they are a member", async () => {
    const user = { ...robin, profile: { id: 4711 } };
    const { data } = await shell({ user: { json: { user } }, measurement: { tagManager: true, forTag: true } });
    expect(data.user).toMatchObject({ is_authenticated: true, first_name: "", profile: { id: 0 } });
    const holder = { ...robin, profile: null };
    const other = await shell({ user: { json: { user: holder } }, measurement: { forTag: true } });
    expect(other.data.user?.profile).toBeNull();
  });

  test("does not ask for comparisons when their flag is off", async () => {
    const { data, asked } = await shell({ flags: { HEADER_SHOW_POPULAR_COMPARISONS: false } });
    expect(data.comparisons).toBe(false);
    expect(asked).not.toContain("/api/v2/comparisons/");
  });

  test.each([
    ["says that there is no mail server when the upstream says so", { user: null, mails: false }, true],
    ["takes it that mail is sent when the upstream doesn’t tell", { user: null }, undefined],
  ])("%s", async (_what, json, noMail) => {
    expect((await shell({ user: { json } })).data.noMail).toBe(noMail);
  });

  test("asks for the dashboard's flags only for a user of the dashboard", async () => {
    const flags = {
      HEADER_SHOW_POPULAR_COMPARISONS: false,
      RETAILER_DASHBOARD_API_SETTINGS: true,
      RETAILER_DASHBOARD_PRODUCT_LOOKUP: false,
    };
    const plain = await shell({ user: { json: { user: robin } }, flags });
    expect(plain.asked).not.toContain(flagPath("RETAILER_DASHBOARD_API_SETTINGS"));
    expect(plain.data.flags).toEqual({ apiSettings: false, productLookup: false });

    const retailer = { ...robin, has_reviews_dashboard_access: true };
    const dashboard = await shell({ user: { json: { user: retailer } }, flags });
    expect(dashboard.data.flags).toEqual({ apiSettings: true, productLookup: false });
  });

  test.each<[string, Answer]>([
    ["a 500", { status: 500, json: { detail: "down" } }],
    ["a 404, which elsewhere is a missing page", { status: 404, json: { detail: "Not found." } }],
    ["an answer that breaks its contract", { json: ["nobody"] }],
  ])("leaves the user unset and unknown for %s, and the page stands", async (_what, user) => {
    const { data, popular } = await shell({ user, flags: { HEADER_SHOW_POPULAR_COMPARISONS: true } });
    expect([data.user, data.userUnknown]).toEqual([null, true]);
    expect(popular).toHaveLength(3);
  });

  test.each<[string, Answer]>([
    ["a 401, which elsewhere asks to sign in", { status: 401, json: { detail: "No." } }],
    ["an answer without a user", { json: {} }],
  ])("takes it for nobody who is signed in: %s", async (_what, user) => {
    const { data } = await shell({ user });
    expect([data.user, data.userUnknown]).toEqual([null, undefined]);
  });

  test("warns of a part that is left out, but not when its visitor has left", async () => {
    const user = { status: 500, json: { detail: "down" } };
    const flags = { HEADER_SHOW_POPULAR_COMPARISONS: false };
    expect((await shell({ user, flags })).log.join("")).toContain("shell part left out");
    expect((await shell({ user, flags, left: true })).log).toEqual([]);
  });

  test("does without the comparisons, or without every flag, when they fail", async () => {
    const broken = await shell({
      flags: { HEADER_SHOW_POPULAR_COMPARISONS: true },
      comparisons: { status: 502, json: { detail: "down" } },
    });
    expect([broken.data.comparisons, broken.popular]).toEqual([true, []]);
    const noFlags = await shell({});
    expect(noFlags.data).toMatchObject({ comparisons: false, flags: { apiSettings: false, productLookup: false } });
  });
});
