import type { ReactNode } from "react";

interface FieldNotesProps {
  id: string;
  hint: ReactNode;
  errors: readonly string[];
}

/** Hint and messages of one field or group; its inputs name them by `noteIds` in aria-describedby. */
export default function FieldNotes({ id, hint, errors }: FieldNotesProps) {
  return (
    <>
      {hint === undefined ? null : (
        <p className="small soft field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {errors.length === 0 ? null : (
        <div className="field__error" id={`${id}-error`}>
          {errors.map((message) => (
            <p key={message}>
              <span className="visually-hidden">Error: </span>
              {message}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

/** The ids of those that are there, and of `others`; undefined: nothing. */
export const noteIds = ({ id, hint, errors }: FieldNotesProps, ...others: (string | false | undefined)[]) =>
  [hint !== undefined && `${id}-hint`, errors.length > 0 && `${id}-error`, ...others].filter(Boolean).join(" ") ||
  undefined;
