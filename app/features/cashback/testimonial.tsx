import { formatMoney } from "#contracts/english";
import type { Testimonials } from "#contracts/cashback/claims";
import { testimonialProofs } from "#contracts/vocabulary/claims";
import { dayText, daysText } from "./claim-text";

/** What somebody says who was paid, and how we know that they were. */
export default function Said({ said }: { said: Testimonials["items"][number] }) {
  const { name, place, body, proof, product, seller, paid_cents, days, written_on } = said;
  return (
    <figure className="claim-testimonial">
      <blockquote>
        <p dir="auto">{body}</p>
      </blockquote>
      <figcaption className="small stack stack--close">
        <span>
          <strong dir="auto">{name}</strong>, <bdi>{place}</bdi>, {dayText(written_on)}
        </span>
        <span className="soft">
          {`${formatMoney(paid_cents)} back on the `}
          <bdi>{product}</bdi>
          {`, bought at ${seller}${days === null ? "" : `, ${daysText(days)} after claiming`}`}
        </span>{" "}
        <span className="soft">{testimonialProofs[proof]}</span>
      </figcaption>
    </figure>
  );
}
