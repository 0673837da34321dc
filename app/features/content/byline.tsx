import type { ContentPerson } from "#contracts/content/content";
import Day from "~/ui/page/day";
import { madeUpText } from "~/ui/page/made-up-text";

interface BylineProps {
  text: { written_by?: ContentPerson | null; reviewed_by: ContentPerson | null; reviewed_on: string | null };
  /** Its people are made up, which stands beside each. */
  demo: boolean;
}

/** Who wrote a text, who looked over its facts with which training, and when. */
export default function Byline({ text: { written_by = null, reviewed_by, reviewed_on }, demo }: BylineProps) {
  const checked = reviewed_on === null ? null : <Day on iso={reviewed_on} />;
  return (
    <>
      {written_by === null ? null : <>By {named(written_by, demo)}. </>}
      {reviewed_by !== null ? (
        <>
          Reviewed by {named(reviewed_by, demo)}
          {checked === null ? null : <>, {checked}</>}.
        </>
      ) : checked === null ? null : (
        <>We last checked the facts {checked}.</>
      )}
    </>
  );
}

const named = ({ name, about }: ContentPerson, demo: boolean) => (
  <>
    <bdi>{name}</bdi>
    {about === "" ? null : (
      <>
        , <bdi>{about}</bdi>
      </>
    )}
    {demo ? ` ${madeUpText}` : null}
  </>
);
