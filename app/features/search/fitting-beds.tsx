import { Link } from "@remix-run/react";
import BedResult from "./bed-result";
import type { ShownBeds } from "./fitting-beds.server";

export default function FittingBeds({ beds }: { beds: ShownBeds }) {
  const { items, best, quiz, all, byName, inStores, drops } = beds;
  return (
    <section className="stack" aria-labelledby="beds-title">
      <h2 className="visually-hidden" id="beds-title">
        {items.length === 0 ? "What to drop" : "Beds that fit"}
      </h2>
      {items.length > 0 ? null : drops.length === 0 ? (
        <p>Dropping one thing isn’t enough here. Start with two of them.</p>
      ) : (
        <ul className="lined advice">
          {drops.map(({ text, href }) => (
            <li key={text}>
              <Link to={href}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
      {best === null || items.length === 0 ? null : (
        <p>
          {best} {quiz === null ? null : <Link to={quiz}>Take the quiz with this filled in to see which fit you</Link>}
        </p>
      )}
      {items.length === 0 ? null : (
        <>
          <ul className="rows results">
            {items.map((bed, index) => (
              <BedResult key={bed.slug} bed={bed} first={index === 0} />
            ))}
          </ul>
          <p className="cluster cluster--baseline">
            {all === null ? null : (
              <Link className="button" to={all.href}>
                {all.text}
              </Link>
            )}
            {byName === null ? null : <Link to={byName.href}>{byName.text}</Link>}
            {inStores === null ? null : <span className="soft">{inStores}</span>}
          </p>
        </>
      )}
    </section>
  );
}
