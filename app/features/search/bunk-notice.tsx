import Notice from "~/ui/notice";
import type { ShownSearch } from "./shown-search.server";

/** Above beds for a bunk: what the quiz says. */
export default function BunkNotice({ tone, title, texts }: NonNullable<ShownSearch["bunk"]>) {
  return (
    <Notice tone={tone} title={title}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
