import { Link } from "@remix-run/react";
import { questionHref, type Answers } from "../answers";
import { bunkSafety, topBunkAge } from "~/mattress/bunk/bunk-safety";
import Notice from "~/ui/notice";

interface ChildSafetyProps {
  answers: Answers;
  /** Of a saved result, which cannot be changed. */
  fixed?: boolean;
}

/** Years up to which a child may well weigh the 50 lb at most that a toddler bed is made for (16 CFR 1217). */
const toddlerBedAge = 4;

/** What to mind with a bed for a child, above its results: nothing for anybody else. */
export default function ChildSafety({ answers, fixed = false }: ChildSafetyProps) {
  const { recipient, childAge, bunk } = answers;
  if (recipient !== "child") return null;
  return (
    <>
      {childAge === undefined ? (
        <Notice title="Not for a baby or toddler">
          <p>
            You haven’t told us the child’s age. A child under about 3 needs a firm crib mattress, and none of these
            beds. {fixed ? null : <Link to={questionHref("child", answers)}>Tell us the child’s age</Link>}
          </p>
        </Notice>
      ) : null}
      {/* A danger stands before what is good to know. */}
      {bunk === "yes" ? <BunkSafety age={childAge === undefined ? null : Number(childAge)} /> : null}
      {childAge !== undefined && Number(childAge) < topBunkAge ? <YoungChild age={Number(childAge)} /> : null}
    </>
  );
}

/**
 * What a bed for a child who is hardly out of the crib has to be, and what goes with it: the federal standards for portable bed
 * rails and toddler beds, and the Academy's figure for a child of 5.
 */
const YoungChild = ({ age }: { age: number }) => (
  <Notice title={`What matters at age ${age}`}>
    <ul className="stack stack--close ticks">
      <li>A bed that’s neither soft nor hard, and low enough to climb into. That’s what our scores go by.</li>
      <li>
        A rail, if the child may fall out. Take one that’s made to the federal standard for children of about 2 to 5
        (16&nbsp;CFR&nbsp;1224), and leave no gap between it and the mattress.
      </li>
      <li>
        A waterproof cover. About one in five children still wets the bed at 5, says the American Academy of Pediatrics.
      </li>
      {age > toddlerBedAge ? null : (
        <li>A crib mattress, and none of these, if it’s for a toddler bed (16&nbsp;CFR&nbsp;1217).</li>
      )}
    </ul>
  </Notice>
);

function BunkSafety({ age }: { age: number | null }) {
  const { texts, ...said } = bunkSafety(age);
  return (
    <Notice {...said}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
