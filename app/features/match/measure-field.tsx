import Field from "~/ui/forms/field";
import { heightText } from "./answer-words";
import type { MeasureName } from "./options";
import { measureTexts } from "./quiz/group-words";

interface MeasureFieldProps {
  name: MeasureName;
  /** As the address has it. */
  given: string;
  /** What was refused, as it was typed. */
  typed?: string | undefined;
  errors: readonly string[];
}

/** A figure of a body, which nobody has to give. */
export default function MeasureField({ name, given, typed, errors }: MeasureFieldProps) {
  const isHeight = name === "height" || name === "partnerHeight";
  return (
    <div className="question__measure">
      <Field
        name={name}
        {...measureTexts[name]}
        errors={errors}
        defaultValue={typed ?? (isHeight && /^\d+$/.test(given) ? heightText(Number(given)) : given)}
        inputMode={isHeight ? undefined : "numeric"}
        autoComplete="off"
      />
    </div>
  );
}
