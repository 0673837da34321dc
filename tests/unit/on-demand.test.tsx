// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { useState, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { loadAllParts, onDemand } from "../../app/ui/page/on-demand";

const part = { default: ({ text }: { text: string }) => <p>{text}</p> };

function pageWith(Part: ComponentType<{ text: string }>) {
  let renderAgain = () => {};
  const Page = createRemixStub([
    {
      path: "/",
      Component() {
        const [times, setTimes] = useState(0);
        renderAgain = () => flushSync(() => setTimes(times + 1));
        return (
          <main data-times={times}>
            <Part text="Sent by the server" />
          </main>
        );
      },
    },
  ]);
  return { page: <Page />, renderAgain: () => renderAgain() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test("keeps what the server sent when the page changes between the arrival of a part's script and its hydration", async () => {
  const OnServer = onDemand(() => Promise.resolve(part));
  await loadAllParts();
  const root = document.createElement("div");
  root.innerHTML = renderToString(pageWith(OnServer).page);
  const sent = root.querySelector("p");
  expect(sent?.textContent).toBe("Sent by the server");

  let arrive = (_script: typeof part) => {};
  const arrived = new Promise<typeof part>((resolve) => (arrive = resolve));
  const inBrowser = pageWith(onDemand(() => arrived));
  const errors: unknown[] = [];
  hydrateRoot(root, inBrowser.page, { onRecoverableError: (error) => errors.push(error) });
  await settled();
  arrive(part);
  // As often as promises come on their way to React, which hydrates later than all of them.
  for (let turn = 0; turn < 10; turn += 1) {
    await Promise.resolve();
    inBrowser.renderAgain();
  }
  await settled();
  expect(errors).toEqual([]);
  expect(root.querySelector("p")).toBe(sent);
  expect(root.querySelector("main")?.dataset.times).toBe("10");
});
