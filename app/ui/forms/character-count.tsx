/**
 * The limit, and from `threshold` on the characters that are left (specification, section 4). Below zero the text is to be
 * shortened.
 */
export function charactersLeft(length: number, maxLength: number, threshold: number): string {
  const left = maxLength - length;
  if (left > threshold) return `Up to ${maxLength.toLocaleString("en-US")} characters`;
  const count = `${Math.abs(left).toLocaleString("en-US")} ${Math.abs(left) === 1 ? "character" : "characters"}`;
  return left < 0 ? `${count} over the limit. Shorten your text to send it.` : `${count} left`;
}

interface CharacterCountProps {
  id: string;
  value: string;
  maxLength: number;
  threshold: number;
  /** A message beside the field says what is wrong with the value that stands there. */
  told: boolean;
}

/** The live region is rendered from the start: one that appears together with its text is often not announced. */
export default function CharacterCount({ id, value, maxLength, threshold, told }: CharacterCountProps) {
  return (
    <p id={id} className="small soft field__count" aria-live="polite">
      {charactersLeft(told ? 0 : value.length, maxLength, threshold)}
    </p>
  );
}
