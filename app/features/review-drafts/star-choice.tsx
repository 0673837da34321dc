import { uncapitalized } from "#contracts/english";
import Choices from "~/ui/forms/choices";

interface StarChoiceProps {
  name: string;
  label: string;
  about: string;
  /** As it was chosen; empty: skipped. */
  chosen: string | undefined;
  errors?: readonly string[];
}

const choices = [
  ...["1", "2", "3", "4", "5"].map((stars) => ({ value: stars, label: stars })),
  { value: "", label: "Skip" },
];

/** Stars for one part, from 1 to 5 in one row; it can be skipped. */
export default function StarChoice({ name, label, about, chosen = "", errors }: StarChoiceProps) {
  return (
    <div className="star-choice">
      <Choices
        name={name}
        legend={
          <>
            {label}: <span className="soft star-choice__about">{uncapitalized(about)}</span>
          </>
        }
        choices={choices}
        chosen={[chosen]}
        errors={errors}
      />
    </div>
  );
}
