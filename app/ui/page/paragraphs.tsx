import { paragraphsOf } from "~/ui/format";

/** A text of a visitor, each paragraph an element with a direction of its own. */
export default function Paragraphs({ text, className }: { text: string; className?: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    <p key={index} className={className} dir="auto">
      {paragraph}
    </p>
  ));
}
