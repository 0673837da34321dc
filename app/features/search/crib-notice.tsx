import { Link } from "@remix-run/react";
import { cribTitle, whyCrib } from "~/features/finder/children/crib-words";
import Notice from "~/ui/notice";

/** In the place of beds for a baby or toddler: what the quiz says. */
export default function CribNotice({ href }: { href: string }) {
  return (
    <Notice title={cribTitle}>
      <p>
        {whyCrib} <Link to={href}>See what to get instead</Link>
      </p>
    </Notice>
  );
}
