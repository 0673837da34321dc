import { useEffect, useRef, useState } from "react";
import { centsOf, currencyError, currencyText, mayBeTyped } from "./currency";
import { useLatest } from "../use-latest";
import Field, { type FieldProps } from "./field";

/** The same delay as the search box (specification, section 9). */
export const currencyDebounceMs = 500;

type CurrencyInputProps = Omit<FieldProps, "value" | "onChange" | "onBlur" | "type" | "inputMode" | "defaultValue"> & {
  /** As previously submitted, valid or not. */
  defaultValue?: string;
  decimals?: boolean;
  /** Called after a pause in typing with US cents, or null for an empty field; not called for an invalid amount. */
  onAmount?: (cents: number | null) => void;
};

/**
 * A text field for an amount of dollars. Without scripts it takes any text, and the form's action reads it
 * with `centsOf`; with them it takes only what an amount is made of, and groups thousands when it is left.
 */
export default function CurrencyInput({ defaultValue = "", decimals = false, onAmount, ...field }: CurrencyInputProps) {
  const [text, setText] = useState(defaultValue);
  const [left, setLeft] = useState(false);
  const told = useRef(defaultValue);
  const tell = useLatest(onAmount);

  useEffect(() => {
    if (text === told.current) return;
    const timer = setTimeout(() => {
      const empty = text.trim() === "";
      const cents = centsOf(text, { decimals });
      told.current = text;
      if (empty || cents !== null) tell.current?.(cents);
    }, currencyDebounceMs);
    return () => clearTimeout(timer);
  }, [text, decimals, tell]);

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
