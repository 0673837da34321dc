import type { FirstText, ReviewSummary } from "~/contracts/reviews";
import { paragraphsOf } from "~/ui/format";
import { textAfter } from "./review-words";

type Text = Pick<FirstText, "rating" | "body" | "months_owned">;

function TextAfter({ text, update = false }: { text: Text; update?: boolean }) {
  return paragraphsOf(text.body).map((paragraph, index) => (
    <p key={index} className="measure" dir="auto">
      {index > 0 ? null : (
        <>
          <strong>{textAfter(text, update)}:</strong>{" "}
        </>
      )}
      {paragraph}
    </p>
  ));
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
