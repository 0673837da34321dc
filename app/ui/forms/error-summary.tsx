import { useEffect, useRef } from "react";
import { errorPrefix } from "./error-prefix";

export interface SummarizedError {
  message: string;
  /** Id of the input the message belongs to; null for the form as a whole. */
  fieldId: string | null;
}

/** Errors of fields that have no input of their name, such as groups of choices, by the id that each leads to. */
export const errorsAt = (errors: readonly SummarizedError[], ids: Readonly<Record<string, string | null>>) =>
  errors.map((error) => {
    const id = ids[error.fieldId ?? ""];
    return id === undefined ? error : { ...error, fieldId: id };
  });

/** Shown at the top of a failed form: takes the focus and links each message to its field. */
export default function ErrorSummary({ errors }: { errors: readonly SummarizedError[] }) {
  const box = useRef<HTMLDivElement>(null);
  const words = errors.map((error) => error.message).join("\n");

  useEffect(() => {
    if (words === "") return;
    box.current?.focus();
    if (document.title.startsWith(errorPrefix)) return;
    document.title = errorPrefix + document.title;
    return () => {
      if (document.title.startsWith(errorPrefix)) document.title = document.title.slice(errorPrefix.length);
    };
  }, [words]);

  if (errors.length === 0) return null;
  const ofFields = errors.some(({ fieldId }) => fieldId !== null);
  return (
    <div className="error-summary stack stack--tight" role="alert" tabIndex={-1} ref={box}>
      <h2 className="plain-title">
        {!ofFields ? "That didn’t work" : errors.length === 1 ? "Please fix this" : "Please fix these"}
      </h2>
      <ul className="stack stack--close">
        {errors.map(({ message, fieldId }) => (
          <li key={`${fieldId}:${message}`}>{fieldId === null ? message : <a href={`#${fieldId}`}>{message}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
