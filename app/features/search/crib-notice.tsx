import { Link } from "@remix-run/react";
import Notice from "~/ui/notice";
import type { ShownSearch } from "./shown-search.server";

/** In the place of beds for a baby or toddler: what the quiz says. */
export default function CribNotice({ title, text, href }: NonNullable<ShownSearch["crib"]>) {
  return (
    <Notice title={title}>
      <p>
        {text} <Link to={href}>See what to get instead</Link>
      </p>
    </Notice>
  );
}
