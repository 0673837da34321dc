import { describe, expect, test } from "vitest";
import { withoutWords as withoutWordsBy, type Envelope } from "../../app/platform/monitoring/monitoring-envelope";
import { redact } from "../support/routes-of-site";

/** What the browser sends to the error reporting service, as its last station sees it. */

const withoutWords = (envelope: Envelope) => withoutWordsBy(envelope, redact);

const token = "kEy-0123456789_abcdefghijkl";
const site = "https://www.bedlark.test";

const itemsOf = ([headers, items]: Envelope) => ({
  headers,
  items: items.map(([header, payload]) => ({ header, payload })),
});

describe("An error report or trace", () => {
  const event = {
    type: "transaction",
    transaction: `/mattress-finder/results/${token}/`,
    request: {
      url: `${site}/mattress%2Dfinder/results/${token}/?saved=1#x`,
      headers: { Referer: `${site}/search/?q=word`, "User-Agent": "A" },
    },
    exception: {
      values: [
        {
          value: `Failed to load ${site}/search/?q=word&email=robin@example.com again`,
          stacktrace: { frames: [{ filename: `${site}/build/root-A.js`, lineno: 3 }] },
        },
      ],
    },
    spans: [
      {
        description: `GET /mattress-finder/results/?pain=hip`,
        data: { url: `${site}/mattress-finder/results/?pain=hip`, "http.query": "?pain=hip", "http.fragment": "#x" },
      },
      { description: "/mattress-finder/quiz/?pain=hip", timestamp: 3 },
    ],
    breadcrumbs: [{ category: "navigation", data: { from: "/a/?b=word", to: `/mattress-finder/results/${token}/` } }],
    measurements: { lcp: { value: 9 } },
    contexts: {
      trace: {
        data: {
          "lcp.element": 'h1[title="Your hip"]',
          "cls.source.1": 'p[aria-label="hip"]',
          "url.full": `${site}/mattress-finder/results/${token}/`,
          "url.query": "pain=hip",
        },
      },
    },
  };

  test("holds no key, no query, no referring page and no e-mail address, in whatever part", () => {
    const { headers, items } = itemsOf(
      withoutWords([
        { dsn: "https://key@reports.test/1", trace: { transaction: event.transaction } },
        [[{ type: "transaction" }, event]],
      ]),
    );
    const said = JSON.stringify([headers, items]);
    for (const secret of [token, "hip", "word", "robin", "saved=1", "Referer"])
      expect([secret, said.includes(secret)]).toEqual([secret, false]);
    expect(headers).toMatchObject({ dsn: "https://key@reports.test/1" });
    expect(items[0]?.payload).toMatchObject({
      request: { url: `${site}/mattress-finder/results/[token]/`, headers: { "User-Agent": "A" } },
      exception: {
        values: [
          {
            value: `Failed to load ${site}/search/ again`,
            stacktrace: { frames: [{ filename: `${site}/build/root-A.js`, lineno: 3 }] },
          },
        ],
      },
      spans: [
        { description: "GET /mattress-finder/results/" },
        { description: "/mattress-finder/quiz/", timestamp: 3 },
      ],
    });
  });

  test("leaves what it was given as it was", () => {
    const before = JSON.stringify(event);
    withoutWords([{}, [[{ type: "event" }, event]]]);
    expect(JSON.stringify(event)).toBe(before);
  });
});

describe("A recording", () => {
  const frames = [
    { type: 4, data: { href: `${site}/mattress-finder/results/${token}/?saved=1`, width: 9 } },
    {
      type: 2,
      data: {
        node: {
          tagName: "a",
          attributes: {
            href: `${site}/search/?q=word`,
            _cssText: ".a>b:hover{color:#fff;grid-area:1/2/3}@media (width>9px){a{b:c}}",
          },
        },
      },
    },
    {
      type: 5,
      data: {
        tag: "performanceSpan",
        payload: { op: "navigation.push", description: "/search/?q=wörd", data: { previous: "/?x=word" } },
      },
    },
  ];
  const recording = `{"segment_id":0}\n${JSON.stringify(frames)}`;

  test("holds no full address in its frames, and says how long it is now", () => {
    const { items } = itemsOf(
      withoutWords([{}, [[{ type: "replay_recording", length: recording.length }, recording]]]),
    );
    const { header, payload } = items[0]!;
    expect(header).toEqual({ type: "replay_recording", length: new TextEncoder().encode(payload as string).length });
    expect(payload).not.toMatch(new RegExp(`${token}|word|wörd|saved`));
    const [first, rest] = (payload as string).split("\n");
    expect(first).toBe('{"segment_id":0}');
    expect(JSON.parse(rest!)).toMatchObject([
      { data: { href: `${site}/mattress-finder/results/[token]/`, width: 9 } },
      {
        data: {
          node: { attributes: { href: `${site}/search/`, _cssText: frames[1]!.data.node!.attributes._cssText } },
        },
      },
      { data: { payload: { description: "/search/", data: { previous: "/" } } } },
    ]);
  });

  test("that can't be read is not sent at all", () => {
    const sent = itemsOf(
      withoutWords([
        {},
        [
          [{ type: "replay_event" }, { urls: [] }],
          [{ type: "replay_recording", length: 2 }, new Uint8Array([120, 1])],
        ],
      ]),
    );
    expect(sent.items.map(({ header }) => header)).toEqual([{ type: "replay_event" }]);
    expect(itemsOf(withoutWords([{}, [[{ type: "replay_recording" }, "{}\n[half"]]])).items).toEqual([]);
  });
});
