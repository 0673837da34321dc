import type { FormEvent, ReactNode } from "react";
import FieldErrors from "./field-errors";

export interface Choice {
  value: string;
  label: string;
  hint?: string;
  /** Goes with no other choice, such as "None of these"; set apart from them where it comes last. */
  alone?: boolean;
}

interface ChoicesProps {
  name: string;
  /** May hold the page's heading, when the question is the page. */
  legend: ReactNode;
  hint?: ReactNode;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** Boxes, of which several may be ticked, rather than one of all. */
  several?: boolean;
  errors?: readonly string[];
  /** Beside each other where there is room, on pages with several groups. */
  compact?: boolean;
}

/** Where a link to the group leads: its first choice. */
export const choiceId = (name: string, value: string) => `${name}-${value}`;

/** Radio buttons or boxes under one legend; hint and error are tied to the group. */
export default function Choices({
  name,
  legend,
  hint,
  choices,
  chosen,
  several = false,
  errors = [],
  compact = false,
}: ChoicesProps) {
  const invalid = errors.length > 0;
  const describedBy = [hint === undefined ? null : `${name}-hint`, invalid ? `${name}-error` : null].filter(Boolean);
  return (
    <fieldset
      className={invalid ? "choices field--invalid" : "choices"}
      aria-describedby={describedBy.join(" ") || undefined}
      onChange={several ? (event) => keepAlone(event, choices) : undefined}
    >
      <legend className="choices__legend">{legend}</legend>
      {hint === undefined ? null : (
        <p className="field__hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <FieldErrors id={`${name}-error`} messages={errors} />
      <div className={compact ? "choices__list choices__list--compact" : "choices__list"}>
        {choices.map((choice) => (
          <Option
            key={choice.value}
            choice={choice}
            name={name}
            several={several}
            chosen={chosen.includes(choice.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Option({
  choice,
  name,
  several,
  chosen,
}: {
  choice: Choice;
  name: string;
  several: boolean;
  chosen: boolean;
}) {
  const id = choiceId(name, choice.value);
  return (
    <div className={choice.alone ? "choice choice--alone" : "choice"}>
      <input
        className="choice__input"
        type={several ? "checkbox" : "radio"}
        id={id}
        name={name}
        value={choice.value}
        defaultChecked={chosen}
        aria-describedby={choice.hint === undefined ? undefined : `${id}-hint`}
      />
      <label className="choice__label" htmlFor={id}>
        {choice.label}
      </label>{" "}
      {choice.hint === undefined ? null : (
        <span className="choice__hint" id={`${id}-hint`}>
          {choice.hint}
        </span>
      )}
    </div>
  );
}

/** "None" takes the ticks of the others away and theirs take its own; the server refuses both together. */
function keepAlone({ target, currentTarget }: FormEvent<HTMLFieldSetElement>, choices: readonly Choice[]) {
  if (!(target instanceof HTMLInputElement) || !target.checked) return;
  const alone = (value: string) => choices.find((choice) => choice.value === value)?.alone === true;
  for (const box of currentTarget.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) {
    if (box !== target && (alone(target.value) || alone(box.value))) box.checked = false;
  }
}
