import { expect, test } from "../support/browser";
import { runsScripts } from "../support/journey";
import { plainTextFaults } from "../support/plain-text";
import { openPages } from "./open-pages";

/** What is left of a page where nothing but its text is read: no style sheet, no script. */

test("without a style sheet no words run together, and every name is one text", async ({ page, request }, testInfo) => {
  test.skip(runsScripts(testInfo), "What the server sends is the same for both.");
  test.setTimeout(300_000);
  // Two beds on the tray, so that its names are there too.
  for (const model of ["nectar-orchard-hybrid-medium", "purple-orchid-plus-medium"]) {
    await request.post("/compare/tray/", {
      form: { action: "add", model, next: "/about/" },
      headers: { "sec-fetch-site": "same-origin" },
    });
  }
  const faults = new Set<string>();
  const pages = (await openPages(request)).map(({ name, path }) => ({ name, answer: () => request.get(path) }));
  // The page of a form that nothing takes, for the words of all errors but a 404.
  const refused = () =>
    request.post("/mattresses/", { form: { a: "b" }, headers: { "sec-fetch-site": "same-origin" } });
  for (const { name, answer } of [...pages, { name: "an error", answer: refused }]) {
    const html = await (await answer()).text();
    expect(html, name).toContain("2 of 4");
    const { joined, loose } = await plainTextFaults(page, html);
    for (const words of joined) faults.add(`${name}: words run together: ${words}`);
    for (const words of loose) faults.add(`${name}: a name of loose pieces: ${words}`);
  }
  expect([...faults]).toEqual([]);
});
