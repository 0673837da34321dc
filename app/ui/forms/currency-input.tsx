import { useEffect, useRef, useState } from "react";
import { amountError, centsOf } from "#contracts/text/dollar-amount";
import { currencyText, mayBeTyped } from "./currency";
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
 * with `centsOf`; with them a key that is no part of an amount does nothing, and thousands are grouped when it is left.
 * What is pasted stays as it is, and is said to be wrong where it can't be read.
 */
export default function CurrencyInput({ defaultValue = "", decimals = false, onAmount, ...field }: CurrencyInputProps) {
  const [text, setText] = useState(defaultValue);
  /** What stands there is complete: the field was left, or the text pasted. */
  const [complete, setComplete] = useState(false);
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

  const own = complete ? amountError(text, { decimals }) : null;
  return (
    <Field
      autoComplete="off"
      {...field}
      errors={own === null ? field.errors : [own]}
      value={text}
      inputMode={decimals ? "decimal" : "numeric"}
      onChange={({ currentTarget: { value }, nativeEvent }) => {
        const { inputType = "", data } = nativeEvent as Partial<InputEvent>;
        // On-screen keyboards compose what is typed on them; what comes as one text was pasted, dictated or filled in.
        const isTyped = !(/Paste|Drop|Repl/.test(inputType) || (inputType === "insertText" && data?.[1]));
        // A value submitted without scripts, or pasted, may be anything and must stay editable.
        if (isTyped && !mayBeTyped(value) && mayBeTyped(text)) return;
        setText(value);
        setComplete(!isTyped);
      }}
      onBlur={({ currentTarget: { value } }) => {
        const cents = centsOf(value, { decimals });
        setText(cents === null ? value : currencyText(cents));
        setComplete(true);
      }}
    />
  );
}
