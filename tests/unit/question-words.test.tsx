// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { expertListing } from "~/contracts/discussions/questions";
import AnswerList from "~/features/discussions/questions/answer-list";
import ExpertList from "~/features/discussions/questions/expert-list";
import SimilarList from "~/features/discussions/questions/similar-list";

afterEach(cleanup);

function show(shown: ReactNode) {
  const Page = createRemixStub([{ path: "/", Component: () => shown }]);
  render(<Page />);
}

test("a question says how many answers it has, and whether one is accepted", () => {
  const link = { slug: "a", title: "Does it sag?", accepted: true };
  show(<SimilarList questions={[{ ...link, answers: 1 }]} />);
  screen.getByText("1 answer, accepted");
  cleanup();
  show(<SimilarList questions={[{ ...link, answers: 3 }]} />);
  screen.getByText("3 answers, one accepted");
});

test("an expert who has retired works for nobody", () => {
  const { items } = expertListing.parse({
    items: ["Retired", "A clinic"].map((works_for, number) => ({
      name: `Expert ${number}`,
      expert: { slug: `expert-${number}`, title: "Technician", works_for, conflicts: "None." },
    })),
  });
  show(<ExpertList experts={items} />);
  expect(screen.getByText("Retired").closest("dd")?.previousElementSibling?.textContent).toBe("Work");
  expect(screen.getByText("A clinic").closest("dd")?.previousElementSibling?.textContent).toBe("Works for");
});

test("where a moderator has hidden the only answer there is none, and the page still says why it's hidden", () => {
  const hidden = { reason: "spam", note: "An ad.", at: "2026-11-20T08:00:00Z" } as const;
  const author = { name: "Tess A.", role: "member", badge: null, joined_on: null, expert: null } as const;
  const answer = {
    ...{ id: "12", number: 2, author, written_at: hidden.at, edited_at: null, version: 1, quote: null, votes: 0 },
    ...{ accepted: false, hidden, voted: false, own: null, readable: false, html: null },
  };
  const asker = { name: "Sandy", own: false };
  const around = { slug: "a", asker, signedIn: false, locked: false, page: 1, pages: 1 };
  show(<AnswerList {...around} count={0} answers={[answer]} />);
  screen.getByRole("heading", { name: "No answer yet" });
  screen.getByText(/An ad\./);
});
