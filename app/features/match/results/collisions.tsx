import { Link } from "@remix-run/react";
import BedPicture from "~/mattress/picture/bed-picture";
import { paths } from "~/paths";
import Section from "~/ui/page/section";
import type { ShownCollision } from "./shown-results.server";

/** Wishes that hardly any bed gives both, each with the best bed of either side: the visitor decides which matters more. */
export default function Collisions({ collisions }: { collisions: readonly ShownCollision[] }) {
  if (collisions.length === 0) return null;
  return (
    <Section name="collisions" title="Wishes that pull apart" headingClass="text-xl">
      <ul className="stack">
        {collisions.map(({ because, sides }) => (
          <li className="stack stack--tight collision" key={because}>
            <p>{because}</p>
            <ul className="grid collision__sides">
              {sides.map(({ label, slug, name, brand, picture, score, price }) => (
                <li className="collision__side" key={label}>
                  <BedPicture picture={picture} frame="collision__picture" eager={false} />
                  <p className="small">
                    <strong>{label}:</strong> <Link to={paths.model(slug)}>{`${brand.name} ${name}`}</Link>
                    <span className="soft">{` (match ${score}\u00a0of\u00a0100${price === null ? "" : `, ${price}`})`}</span>
                  </p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
