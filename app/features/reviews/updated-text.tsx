import type { FirstText, ReviewSummary } from "#contracts/reviews";
import { paragraphsOf } from "~/ui/format";
import { textAfter } from "./review-text";

type Text = Pick<FirstText, "rating" | "body" | "months_owned">;

function TextAfter({ text, update = false }: { text: Text; update?: boolean }) {
  const [first, ...more] = paragraphsOf(text.body);
  return (
    <>
      <p className="measure">
        <strong>{textAfter(text, update)}:</strong> <bdi>{first}</bdi>
      </p>
      {more.map((paragraph, index) => (
        <p key={index} className="measure" dir="auto">
          {paragraph}
        </p>
      ))}
    </>
  );
}

/** What an updated review said first, with its last update below it: "Now it is a dip" says little alone. */
export default function UpdatedText({ first, update }: { first: Text; update: Pick<ReviewSummary, keyof Text> }) {
  return (
    <>
      <TextAfter text={first} />
      <TextAfter text={update} update />
    </>
  );
}
