import { useState } from "react";
import { centsOf, currencyError, currencyText, mayBeTyped } from "./currency";
import Field, { type FieldProps } from "./field";

type CurrencyInputProps = Omit<FieldProps, "value" | "onChange" | "onBlur" | "type" | "inputMode" | "defaultValue"> & {
  /** As previously submitted, valid or not. */
  defaultValue?: string;
  decimals?: boolean;
};

/** An amount of dollars. Without scripts any text, read by `centsOf`; with them only what an amount is made of. */
export default function CurrencyInput({ defaultValue = "", decimals = false, ...field }: CurrencyInputProps) {
  const [text, setText] = useState(defaultValue);
  const [left, setLeft] = useState(false);
  const own = left ? currencyError(text, { decimals }) : null;
  return (
    <Field
      autoComplete="off"
      {...field}
      errors={own === null ? field.errors : [own]}
      value={text}
      inputMode={decimals ? "decimal" : "numeric"}
      onChange={({ currentTarget: { value } }) => {
        // A value submitted without scripts may be anything and must stay editable.
        if (!mayBeTyped(value, { decimals }) && mayBeTyped(text, { decimals })) return;
        setText(value);
        setLeft(false);
      }}
      onBlur={({ currentTarget: { value } }) => {
        const cents = centsOf(value, { decimals });
        setText(cents === null ? value : currencyText(cents));
        setLeft(true);
      }}
    />
  );
}
