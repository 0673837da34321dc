import { Link } from "@remix-run/react";
import Notice from "~/ui/notice";
import type { ShownSearch } from "./shown-search.server";

/** Above beds for a bunk: what the quiz says. */
export function BunkNotice({ tone, title, texts }: NonNullable<ShownSearch["bunk"]>) {
  return (
    <Notice tone={tone} title={title}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}

/** In the place of beds for a baby or toddler: what the quiz says. */
export function CribNotice({ title, text, href }: NonNullable<ShownSearch["crib"]>) {
  return (
    <Notice title={title}>
      <p>
        {text} <Link to={href}>See what to get instead</Link>
      </p>
    </Notice>
  );
}
