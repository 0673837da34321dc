import { Link } from "@remix-run/react";
import { Fragment } from "react";
import BedResult from "./bed-result";
import type { ShownBeds } from "./fitting-beds.server";

interface FittingBedsProps {
  beds: ShownBeds;
  /** Null: the page has said what they are. */
  title: string | null;
}

export default function FittingBeds({ beds, title }: FittingBedsProps) {
  const { items, best, asides, quiz, ways, said, drops } = beds;
  return (
    <section className="stack" aria-labelledby="beds-title">
      <h2 className={title === null ? "visually-hidden" : "text-xl"} id="beds-title">
        {title ?? (items.length === 0 ? "Try it without" : "Beds that fit")}
      </h2>
      {items.length > 0 ? null : drops.length === 0 ? (
        <p>Taking out one of these won’t be enough. Try taking out two.</p>
      ) : (
        <ul className="lined advice">
          {drops.map(({ text, href }) => (
            <li key={text}>
              <Link to={href}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
      {items.length === 0 ? null : (
        <>
          {asides.map(({ said: aside, text, href }) => (
            <p key={href}>
              {aside} <Link to={href}>{text}</Link>
            </p>
          ))}
          {best === null ? null : (
            <p>
              {best} {quiz === null ? null : <Link to={quiz.href}>{quiz.text}</Link>}
            </p>
          )}
          <ul className="rows results">
            {items.map((bed, index) => (
              <BedResult key={bed.slug} bed={bed} first={index === 0} />
            ))}
          </ul>
          <p className="cluster cluster--baseline">
            {ways.map(({ text, href }, index) => (
              <Fragment key={href}>
                <Link className={index === 0 ? "button" : undefined} to={href}>
                  {text}
                </Link>{" "}
              </Fragment>
            ))}
          </p>
          {said.length === 0 ? null : <p className="soft">{said.join(" ")}</p>}
        </>
      )}
    </section>
  );
}
