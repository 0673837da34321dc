import { useState, type ReactNode } from "react";
import { formatCount, formatNumber } from "~/ui/format";
import FieldNotes, { noteIds } from "./field-notes";

export interface FieldLabels {
  /** Also the id, unless one is given. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Messages of this field; the field counts as invalid when there is one. */
  errors?: readonly string[] | null;
}

/** Of a field whose text may be too long. */
export interface FieldLength {
  /** With maxLength: the count shows once this many characters or fewer remain. */
  countFrom?: number;
  /** For the count alone: as an attribute it would cut what is pasted without a word. The server says what is too long. */
  maxLength?: number;
}

interface LabeledFieldProps extends FieldLabels, FieldLength {
  id?: string;
  /** What stands there at first. */
  begun?: string | undefined;
  /** Ids of what else describes it. */
  describedBy?: string | undefined;
  /** The input, with what ties it to its label, hint, messages and count. */
  children: (attributes: {
    id: string;
    name: string;
    className: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
  }) => ReactNode;
}

/** What stands around an input: its label, hint and messages, and the count of its characters. */
export default function LabeledField(props: LabeledFieldProps) {
  const { name, label, hint, errors, countFrom, maxLength, id = name, begun = "", describedBy, children } = props;
  const notes = { id, hint, errors: errors ?? [] };
  const invalid = notes.errors.length > 0;
  const [value, setValue] = useState(begun);
  const counted = countFrom !== undefined && maxLength !== undefined;
  // A message beside the field says what is wrong with the value that stands there.
  const told = invalid && value === begun;
  return (
    <div
      className={`stack stack--tight field${invalid ? " field--invalid" : ""}`}
      onChange={counted ? ({ target }) => setValue((target as HTMLInputElement).value) : undefined}
    >
      <label className="name" htmlFor={id}>
        {label}
      </label>
      <FieldNotes {...notes} />
      {children({
        id,
        name,
        className: "field__input",
        "aria-invalid": invalid || undefined,
        "aria-describedby": noteIds(notes, counted && `${id}-count`, describedBy),
      })}
      {counted ? (
        // The live region is rendered from the start: one that appears together with its text is often not announced.
        <p id={`${id}-count`} className="small soft field__count" aria-live="polite">
          {charactersLeft(told ? 0 : value.length, maxLength, countFrom)}
        </p>
      ) : null}
    </div>
  );
}

/**
 * The limit, and from `threshold` on the characters that are left (specification, section 4). Below zero the text is to be
 * shortened.
 */
export function charactersLeft(length: number, maxLength: number, threshold: number): string {
  const left = maxLength - length;
  if (left > threshold) return `Up to ${formatNumber(maxLength)} characters`;
  const count = formatCount(Math.abs(left), "character", "characters");
  return left < 0 ? `${count} over the limit. Shorten your text to send it.` : `${count} left`;
}
