import { describe, expect, test } from "vitest";
import { countsOf, noFacts, type Answered } from "../../app/http/figures/counted.server";
import { staffSessions } from "../../app/http/figures/staff-sessions.server";
import { createTally } from "../../app/http/figures/tally.server";
import { isPrefetch, isProgram } from "../../app/http/figures/figures.server";
import { changeText } from "../../app/features/figures/figure-table";
import { countTicks, dayChart } from "../../app/features/figures/day-chart";
import { allowance, leastCpuOf } from "../support/cpu-time";

const bedPage: Answered = {
  method: "GET",
  status: 200,
  path: "/mattress-model/casper-one/",
  route: { page: ["product", "model"], listing: "models" },
  again: false,
  isProgram: false,
  isStaff: false,
  facts: noFacts(),
};
const counted = (change: Partial<Answered>) =>
  countsOf({ ...bedPage, ...change }).map(({ kind, subject }) => `${kind} ${subject}`);

describe("A request counts", () => {
  test("as a page of its kind and, where it is of one thing, as that thing", () => {
    expect(counted({})).toEqual(["page product/model", "bed casper-one"]);
    expect(counted({ route: { page: ["home", "landing"], listing: "pages" }, path: "/" })).toEqual([
      "page home/landing",
    ]);
    expect(counted({ path: "/mattress-model/%C3%BC/" })).toEqual(["page product/model"]);
  });

  test("as nothing when it found nothing, failed, asked for no page, or was staff's", () => {
    expect(counted({ status: 404 })).toEqual([]);
    expect(counted({ status: 302 })).toEqual([]);
    expect(counted({ method: "HEAD" })).toEqual([]);
    expect(counted({ route: {} })).toEqual([]);
    expect(counted({ route: { page: ["staff", "figures"] } })).toEqual([]);
    expect(counted({ isStaff: true })).toEqual([]);
    expect(counted({ again: true })).toEqual([]);
  });

  test("as a program's page and as nothing else, when a program asks", () => {
    const facts = { ...noFacts(), search: { term: "cot", found: false } };
    expect(counted({ isProgram: true, facts })).toEqual(["bot product/model"]);
    expect(
      counted({ isProgram: true, method: "POST", status: 303, facts: { ...facts, steps: ["claim-begun"] } }),
    ).toEqual([]);
  });

  test("as a search, with its words where nothing was found and they are nobody's", () => {
    const search = (term: string, found: boolean) =>
      counted({
        route: { page: ["search", "results"], listing: "closed" },
        facts: { ...noFacts(), search: { term, found } },
      });
    expect(search("casper", true)).toEqual(["page search/results", "search found"]);
    expect(search(" Baby  cot", false)).toEqual(["page search/results", "search nothing", "term baby cot"]);
    expect(search("jo@example.com", false)).toEqual(["page search/results", "search nothing"]);
  });

  test("as what was begun or finished, when its form was taken", () => {
    const form = { method: "POST", status: 303, page: null, facts: { ...noFacts(), steps: ["claim-sent" as const] } };
    expect(counted(form)).toEqual(["step claim-sent"]);
    expect(counted({ ...form, status: 204 })).toEqual(["step claim-sent"]);
    expect(counted({ ...form, status: 400 })).toEqual([]);
  });
});

describe("Who asks", () => {
  const phone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

  test("is a program by what it calls itself", () => {
    const programs = [
      undefined,
      "",
      "curl/8.5.0",
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      "Mozilla/5.0 (compatible; bingbot/2.0)",
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36",
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot",
      "facebookexternalhit/1.1",
      "Mozilla/5.0 (compatible; SkypeUriPreview Preview/0.5)",
      "Mozilla/5.0 (compatible; Feedly)",
      "Mozilla/5.0 W3C_Validator/1.3",
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; Perplexity-User/1.0",
      "python-requests/2.32",
    ];
    for (const each of programs) expect([each, isProgram(each)]).toEqual([each, true]);
    const people = [
      phone,
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0",
      "Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
      "Mozilla/5.0 (Linux; Android 15; Pixel 9 Developer Preview) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
      "Mozilla/5.0 (Linux; Android 11; Scanpal EDA52 Build/RKQ1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36",
      "Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16",
      `${phone} [FBAN/FBIOS;FBAV/490.0]`,
    ];
    for (const each of people) expect([each, isProgram(each)]).toEqual([each, false]);
  });

  test("may be a browser that fetches in advance", () => {
    for (const headers of [{ "sec-purpose": "prefetch;prerender" }, { purpose: "prefetch" }, { "x-moz": "prefetch" }])
      expect(isPrefetch(headers)).toBe(true);
    expect(isPrefetch({ "sec-fetch-mode": "navigate" })).toBe(false);
  });

  describe("is known by a session once a document said whose it is, and", () => {
    const asking = (now = () => 0) => {
      const staff = staffSessions(now);
      const counted: string[] = [];
      const ask = (session: string | null, what: string) => staff.unlessStaff(session, () => void counted.push(what));
      return { staff, counted, ask };
    };

    test("is counted at once where it is nobody's or a visitor's, and never where it is of staff", () => {
      let now = 1;
      const { staff, counted, ask } = asking(() => now);
      staff.note("staff", true);
      staff.note("visitor", false);
      for (const session of [null, "staff", "visitor"]) ask(session, String(session));
      expect(counted).toEqual(["null", "visitor"]);
      // Of more than 12 hours ago nothing is known.
      now += 12 * 3_600_000 + 1;
      ask("visitor", "later");
      expect(counted).toEqual(["null", "visitor"]);
    });

    test("waits after a restart, or in another process, until it is known", () => {
      const { staff, counted, ask } = asking();
      for (const what of ["a", "b"]) for (const session of ["staff", "visitor"]) ask(session, session + what);
      expect(counted).toEqual([]);
      staff.note("staff", true);
      staff.note("visitor", false);
      staff.note("visitor", false);
      expect(counted).toEqual(["visitora", "visitorb"]);
    });

    test("is forgotten where too many others come, staff for no number of visitors", () => {
      const { staff, counted, ask } = asking();
      staff.note("staff", true);
      for (let at = 0; at < 20_000; at += 1) staff.note(`session ${at}`, false);
      for (let at = 0; at < 2000; at += 1) ask(`unknown ${at}`, "unknown");
      for (let time = 0; time < 1000; time += 1) ask("unknown 1999", "many");
      for (const session of ["staff", "session 0", "session 19999"]) ask(session, session);
      for (const session of ["unknown 0", "unknown 1999"]) staff.note(session, false);
      expect(counted.filter((what) => what !== "many")).toEqual(["session 19999", "unknown"]);
      expect(counted).toHaveLength(1 + 100);
    });
  });
});

test("Counting costs next to nothing: a hundred thousand requests take less than a second of CPU time", () => {
  const tally = createTally();
  const countRequests = () => {
    for (let at = 0; at < 100_000; at += 1)
      for (const { kind, subject } of countsOf({ ...bedPage, isProgram: isProgram("Mozilla/5.0 (X11) Firefox/133.0") }))
        tally.add("2026-11-19", kind, subject);
  };
  expect(leastCpuOf(3, countRequests, allowance(1000))).toBeLessThan(allowance(1000));
});

describe("What staff read", () => {
  test("says a change in whole percent, and nothing where nothing is compared", () => {
    expect([
      changeText(112, 100),
      changeText(97, 100),
      changeText(5, 0),
      changeText(0, 0),
      changeText(5, null),
    ]).toEqual([...["+12%", "−3%", "new", null, null]]);
  });

  test("is drawn on lines at whole counts, empty days too", () => {
    expect([countTicks(1), countTicks(9), countTicks(1234)]).toEqual([
      [0, 1],
      [0, 5, 10],
      [0, 500, 1000, 1500],
    ]);
    const day = (name: string, pages: number) => ({ day: name, pages, bots: 0, searches: 0, without_results: 0 });
    const { bars } = dayChart([day("2026-11-18", 0), day("2026-11-19", 4)]);
    expect(bars.map(({ pages }) => pages)).toEqual([
      { y: 160, height: 0 },
      { y: 12, height: 148 },
    ]);
  });
});
