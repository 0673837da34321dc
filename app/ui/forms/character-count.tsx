/**
 * Characters still allowed, from `threshold` on (specification, section 4); null while more are left. Below zero the text
 * is to be shortened.
 */
export function charactersLeft(length: number, maxLength: number, threshold: number): string | null {
  const left = maxLength - length;
  if (left > threshold) return null;
  const count = `${Math.abs(left)} ${Math.abs(left) === 1 ? "character" : "characters"}`;
  return left < 0 ? `${count} over the limit. Shorten your text to send it.` : `${count} left`;
}

interface CharacterCountProps {
  id: string;
  value: string;
  maxLength: number;
  threshold: number;
}

/** The live region is rendered from the start: one that appears together with its text is often not announced. */
export default function CharacterCount({ id, value, maxLength, threshold }: CharacterCountProps) {
  return (
    <p id={id} className="small soft field__count" aria-live="polite">
      {charactersLeft(value.length, maxLength, threshold)}
    </p>
  );
}
