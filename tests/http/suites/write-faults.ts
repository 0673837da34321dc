import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { liveForms } from "../../support/form-samples";
import { multipart, multipartType } from "../../support/multipart";
import { ask } from "../../support/sample-site";
import { formHeadersOf, siteActions } from "../../support/site-actions";
import { dataPath } from "../../support/site-routes";
import { startSite, type Site } from "../../support/site-server";
import { startUpstream, type TestUpstream } from "../../support/upstream";
import { visitorSecret } from "../../support/vouched-visitor";
import { startWriteProxy, type WriteFault, type WriteProxy } from "../../support/write-proxy";

/** What a visitor may be told of what became of the form, and of a file. */
const said = {
  nothing: /nothing was saved|couldn’t log you in|you’re still logged in|your file wasn’t sent/,
  unsure:
    /may not be saved|can’t tell|may not be logged in|may or may not|may still be logged in|may not be here|took too long to open your file/,
};

interface Case {
  fault: WriteFault;
  status: number;
  /** Undefined: what the upstream says is passed on. */
  says?: RegExp;
}

const refusal = { status: 422, body: { detail: "Not like this, says the test." } };
const cases: Record<string, Case> = {
  "the token is refused": { fault: { options: { status: 500 } }, status: 503, says: said.nothing },
  "the token never comes": { fault: { options: "late" }, status: 503, says: said.nothing },
  "the connection ends before the token": { fault: { options: "dropped" }, status: 503, says: said.nothing },
  "there is no token": { fault: { options: "without token" }, status: 503, says: said.nothing },
  "the connection ends before the write": { fault: { unsent: "dropped" }, status: 502, says: said.unsure },
  "the write is never answered": { fault: { unsent: "late" }, status: 504, says: said.unsure },
  "the write fails": { fault: { unsent: { status: 500, body: {} } }, status: 502, says: said.unsure },
  "the write is in conflict": {
    fault: { unsent: { ...refusal, status: 409 } },
    status: 409,
    says: /Not like this, says the test\./,
  },
  "the write is refused": { fault: { unsent: refusal }, status: 422, says: /Not like this, says the test\./ },
  "the write comes too often": {
    fault: { unsent: { status: 429, body: {}, headers: { "retry-after": "77" } } },
    status: 429,
    says: /Please (try again|choose it again) in 77 seconds\./,
  },
  "it is done and the answer is lost": { fault: { stored: "dropped" }, status: 502, says: said.unsure },
  "it is done and the answer breaks off": { fault: { stored: "cut" }, status: 502, says: said.unsure },
  "it is done and the answer never comes": { fault: { stored: "late" }, status: 504, says: said.unsure },
  "it is done and the answer is an error": { fault: { stored: { status: 500 } }, status: 502, says: said.unsure },
};

/** What an action answers where a write failed. */
interface Failed {
  messages: string[];
  values: Record<string, string | string[]>;
}

const writing = siteActions.filter(({ writes }) => writes !== null);
/** What no answer may hold. */
const isSecret = (name: string) => /password|account_number/.test(name);
/** What the form has again. After a conflict it has another key: its own may stand for what was sent first. */
const isKept = (name: string, status: number) => !isSecret(name) && !(name === "key" && status === 409);
/** What its main part says. */
const wordsOf = (page: string) =>
  (/<main.*<\/main>/s.exec(page)?.[0] ?? page).replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
/** As React writes text and attributes. */
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" })[sign]!);

/**
 * Every form of the site that writes meets the faults between site and upstream. Each form meets one fault in `every`
 * or none, and all faults are met by as many forms: 1 tries everything everywhere.
 */
export function writeFaultSuite(every: number): void {
  let upstream: TestUpstream;
  let proxy: WriteProxy;
  /** Waits for what takes its time on a busy machine. */
  let patient: Site;
  /** Gives up soon: for answers that never come. */
  let hasty: Site;
  let headersOf: Awaited<ReturnType<typeof formHeadersOf>>;
  let unique = 0;

  const send = (
    site: Site,
    path: string,
    { fields, headers, file }: { fields: Record<string, string>; headers: Record<string, string>; file?: Buffer },
  ) =>
    ask(Number(new URL(site.origin).port), path, {
      method: "POST",
      ...(file === undefined
        ? { headers, body: new URLSearchParams(fields).toString() }
        : {
            headers: { ...headers, "content-type": multipartType },
            body: multipart([...Object.entries(fields), ["file", file, "receipt.jpg"]]),
          }),
    });

  beforeAll(async () => {
    upstream = await startUpstream({ environment: { UPSTREAM_VISITOR_SECRET: visitorSecret } });
    proxy = await startWriteProxy(upstream.origin);
    headersOf = await formHeadersOf(upstream.origin);
    const settings = {
      API_HOST: proxy.origin,
      API_VISITOR_SECRET: visitorSecret,
      TRUST_PROXY: "1",
      // Its own tests are elsewhere; here every call has to be made.
      API_BREAKER_REQUESTS: "100000",
    };
    patient = await startSite({ ...settings, API_WRITE_TIMEOUT_MS: "30000" }, "write-faults.log");
    hasty = await startSite(
      { ...settings, API_HEADERS_TIMEOUT_MS: "3000", API_WRITE_TIMEOUT_MS: "1500" },
      "write-faults-hasty.log",
    );
  });
  afterEach(() => {
    proxy.fault = null;
  });
  afterAll(async () => {
    await patient?.stop();
    await hasty?.stop();
    await proxy?.close();
    await upstream?.close();
  });

  const siteFor = (fault: WriteFault) => (Object.values(fault).includes("late") ? hasty : patient);
  const inTurn = (names: readonly string[]) => (turn: number) =>
    names.filter((_, index) => (index + turn) % every === 0);
  const faultsOf = inTurn(Object.keys(cases));
  const isTried = (turn: number) => faultsOf(turn).length > 0;

  describe("A form whose write fails says what became of it and keeps what was typed", () => {
    test.each(writing.map((action, turn) => ({ ...action, turn })).filter(({ turn }) => isTried(turn)))(
      "$id",
      async ({ id, path, fields, turn }) => {
        for (const name of faultsOf(turn)) {
          const { fault, status, says } = cases[name]!;
          // Of a form that the upstream would not take, "done" is a refusal.
          if ("stored" in fault) continue;
          proxy.fault = fault;
          const answer = await send(siteFor(fault), dataPath(path, id), { fields, headers: headersOf.get(id)! });
          proxy.fault = null;
          expect([name, answer.status]).toEqual([name, status]);
          expect([name, answer.headers["retry-after"]]).toEqual([name, status === 429 ? "77" : undefined]);
          const { messages, values } = JSON.parse(answer.body) as Failed;
          expect([name, messages.join(" ")]).toEqual([name, expect.stringMatching(says!)]);
          // A value of several boxes is a list.
          for (const [field, value] of Object.entries(fields))
            if (isKept(field, status) && (field !== "key" || "key" in values))
              expect([name, field, [values[field]].flat()]).toEqual([name, field, [value]]);
        }
      },
    );
  });

  describe("A form that is sent again after a fault is done once", () => {
    // Names that are put in by "$id" are cut off.
    test.each(
      Object.keys(liveForms)
        .map((id, turn) => [id, turn] as const)
        .filter(([, turn]) => isTried(turn)),
    )("%s", async (id, turn) => {
      for (const name of faultsOf(turn)) {
        const { fault, status, says } = cases[name]!;
        unique += 1;
        const form = await liveForms[id]!({ upstream, unique });
        const none = (await form.done()).map(() => 0);
        const once = none.map(() => 1);
        expect([name, await form.done()]).toEqual([name, none]);
        proxy.fault = fault;
        proxy.meets = form.write ?? /^/;
        const page = await send(siteFor(fault), form.path, form);
        proxy.fault = null;
        const isDone = "stored" in fault && form.prepares !== true;
        // A site that gave up does not know how far the upstream is.
        await expect.poll(() => form.done(), { timeout: 60_000 }).toEqual(isDone ? once : none);
        // Whoever is gone, with what was done, can't be shown the form again: the log-in page leads on.
        const gone = isDone && !form.repeatable && page.status !== status;
        if (!gone) {
          expect([name, page.status, page.body.includes("site-header")]).toEqual([name, status, true]);
          const settled = isDone ? form.settled : undefined;
          expect([name, wordsOf(page.body)]).toEqual([name, expect.stringMatching(settled ?? says!)]);
          if (settled === undefined && !(isDone && form.over))
            for (const [field, value] of Object.entries(form.fields))
              if (isKept(field, status) && value !== "")
                expect([name, field, page.body.includes(escaped(value))]).toEqual([name, field, true]);
        }
        const again = await send(patient, form.path, form);
        if (!isDone || form.repeatable) expect([name, again.status]).toEqual([name, form.taken ?? 303]);
        expect([name, await form.done()]).toEqual([name, once]);
      }
    });
  });

  test("no fault of the upstream was taken for one of the site’s", () => {
    expect(proxy.done).toBeGreaterThan(10);
  });
}
