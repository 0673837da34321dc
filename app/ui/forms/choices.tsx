import type { FormEvent, ReactNode } from "react";
import FieldNotes, { noteIds } from "./field-notes";

export interface Choice {
  value: string;
  label: string;
  hint?: string;
  /** Excludes all other choices, such as "None of these"; set apart from them when it comes last. */
  alone?: boolean;
}

/** What people have called something is marked as theirs. */
type ShownChoice = Omit<Choice, "label"> & { label: ReactNode };

interface ChoicesProps {
  name: string;
  /** May contain the page's heading. */
  legend: ReactNode;
  hint?: ReactNode;
  choices: readonly ShownChoice[];
  chosen: readonly string[];
  several?: boolean;
  errors?: readonly string[];
  /** Side by side where there is room, on pages with several groups. */
  compact?: boolean;
}

/** Id of the first choice, the target of links to the group. */
export const choiceId = (name: string, value: string) => `${name}-${value}`;

/** Radio buttons or checkboxes under one legend; hint and errors are tied to the group by aria-describedby. */
export default function Choices(props: ChoicesProps) {
  const { name, legend, hint, choices, chosen, several = false, errors = [], compact = false } = props;
  const notes = { id: name, hint, errors };
  return (
    <fieldset
      className={errors.length > 0 ? "choices field--invalid" : "choices"}
      aria-describedby={noteIds(notes)}
      onChange={several ? (event) => keepAlone(event, choices) : undefined}
    >
      <legend className="choices__legend">{legend}</legend>
      <FieldNotes {...notes} />
      <div className={compact ? "choices__list choices__list--compact" : "choices__list"}>
        {choices.map((choice) => (
          <Option key={choice.value} {...{ choice, name, several }} chosen={chosen.includes(choice.value)} />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionProps extends Pick<ChoicesProps, "name" | "several"> {
  choice: ShownChoice;
  chosen: boolean;
}

function Option({ choice, name, several, chosen }: OptionProps) {
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
        <span className="small soft choice__hint" id={`${id}-hint`}>
          {choice.hint}
        </span>
      )}
    </div>
  );
}

/** "None" unchecks the others and they uncheck it; the server rejects both together. */
function keepAlone({ target, currentTarget }: FormEvent<HTMLFieldSetElement>, choices: readonly ShownChoice[]) {
  if (!(target instanceof HTMLInputElement) || !target.checked) return;
  const alone = (value: string) => choices.find((choice) => choice.value === value)?.alone === true;
  for (const box of currentTarget.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) {
    if (box !== target && (alone(target.value) || alone(box.value))) box.checked = false;
  }
}
