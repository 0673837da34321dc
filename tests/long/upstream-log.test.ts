import { expect, test, vi } from "vitest";
import { ApiVisitor } from "../support/api-visitor";
import { startUpstream } from "../support/upstream";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

test("the log has one line per request and none of what visitors send or hold", async () => {
  const lines: string[] = [];
  const upstream = await startUpstream({ logTo: { write: (line) => void lines.push(line) } });
  const visitor = new ApiVisitor(upstream.origin, {
    authorization: "Basic canary-authorization",
    referer: "http://canary-referer.example/",
    "user-agent": "canary-agent",
  });
  visitor.cookies.set("canary-cookie", "canary-value");
  await visitor.signIn("staff@example.com");
  await visitor.signIn("canary-mail@example.com", "canary-password");
  await visitor.get("/api/v1/autocomplete/universal_search/?q=canary-term");
  await visitor.get("/api/v2/search/?q=canary-term");
  await visitor.get("/api/v2/canary-path/?x=canary-query");
  await visitor.send("POST", "/api/v2/auth/signin/", { body: '{"canary-body"' });
  await upstream.db.schema.dropTable("comparison").execute();
  expect((await visitor.get("/api/v2/comparisons/?canary-failure")).status).toBe(500);
  const requests = upstream.requests.length;
  await upstream.close();

  const text = lines.join("");
  expect(lines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(requests);
  expect(text).not.toContain("canary");
  for (const value of visitor.cookies.values()) expect(text).not.toContain(value);
  expect(text).not.toContain("staff@example.com");
  expect(text).not.toContain("mattress-demo");
  const signIn = lines.map((line) => JSON.parse(line)).find(({ method }) => method === "POST");
  expect(signIn).toMatchObject({ route: "/api/v2/auth/signin/", status: 200, outcome: "answered" });
  expect(Object.keys(signIn).sort()).toEqual(
    ["durMs", "hostname", "level", "method", "msg", "outcome", "pid", "reqId", "route", "status", "time"].sort(),
  );
  expect(text).toContain('"msg":"failed"');
});
