// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { expertListing, questionListing } from "#contracts/discussions/questions";
import { Author } from "~/features/discussions/posts/post-card";
import { AnswerList } from "~/features/discussions/questions/question";
import ExpertList from "~/features/discussions/questions/expert-list";
import { QuestionRows } from "~/features/discussions/questions/listed-questions";
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

test("whoever is made up for the demo is said to be beside their name and training, and nobody else", () => {
  const named = (made_up?: boolean) => ({
    name: "Renee Aldana",
    role: "expert",
    ...(made_up === undefined ? {} : { made_up }),
    expert: { slug: "renee-aldana", title: "Physical therapist", works_for: "A clinic", conflicts: "Patients." },
  });
  for (const [made_up, count] of [
    [true, 3],
    [undefined, 0],
  ] as const) {
    const now = "2026-11-20T08:00:00Z";
    const [expert] = expertListing.parse({ items: [named(made_up)] }).items;
    const answered_by = { name: "Renee Aldana", title: "Physical therapist", made_up };
    const listed = questionListing.parse({
      ...{ count: 1, page: 1, pages: 1 },
      items: [
        { slug: "a", title: "Does it sag?", answers: 1, asker: "Sandy", asked_at: now, last_at: now, answered_by },
      ],
    });
    show(
      <>
        <Author author={expert!} />
        <ExpertList experts={[expert!]} />
        <QuestionRows questions={listed.items} />
      </>,
    );
    expect(document.body.textContent?.match(/\(made up for the demo\)/g) ?? []).toHaveLength(count);
    cleanup();
  }
});

test("where a moderator has hidden the only answer there is none, and the page still says why it's hidden", () => {
  const hidden = { reason: "spam", note: "An ad.", at: "2026-11-20T08:00:00Z" } as const;
  const author = {
    name: "Tess A.",
    role: "member",
    badge: null,
    joined_on: null,
    made_up: false,
    expert: null,
  } as const;
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
