import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Suggestion } from "~/contracts/search";
import type { InputSnapshot } from "./search-combobox";

interface SuggestingInputProps {
  id: string;
  labelId: string;
  name: string;
  defaultValue?: string;
  /** The part that holds it opens: suggestions are got ready without waiting for focus. */
  active?: boolean;
  onTyped?: () => void;
  /** The form is to be sent for this suggestion, whose text already stands in the input. */
  onChoose: (suggestion: Suggestion) => void;
}

interface Combobox {
  Input: typeof import("./search-combobox").default;
  from: InputSnapshot;
}

/** A plain text input, whose suggestions come with JavaScript when the visitor turns to it. */
export default function SuggestingInput({
  defaultValue = "",
  active = false,
  onTyped,
  onChoose,
  ...input
}: SuggestingInputProps) {
  const { id, labelId, name } = input;
  const plainInput = useRef<HTMLInputElement>(null);
  const [combobox, setCombobox] = useState<Combobox | null>(null);

  const load = useCallback(async () => {
    // Without it the box searches all the same.
    const part = await import("./search-combobox").catch(() => null);
    const plain = plainInput.current;
    if (part === null || plain === null) return;
    const focused = document.activeElement === plain;
    const typed = plain.value !== plain.defaultValue;
    const from = { value: plain.value, typed, focused, start: plain.selectionStart, end: plain.selectionEnd };
    // At once: what is typed between this snapshot and its place on the page would be lost.
    flushSync(() => setCombobox({ Input: part.default, from }));
  }, []);

  useEffect(() => {
    // It may have had the focus before the scripts came.
    if (active || document.activeElement === plainInput.current) void load();
  }, [active, load]);

  return combobox === null ? (
    <input
      className="field__input"
      ref={plainInput}
      id={id}
      type="text"
      name={name}
      autoComplete="off"
      defaultValue={defaultValue}
      onFocus={() => void load()}
    />
  ) : (
    <combobox.Input id={id} labelId={labelId} name={name} from={combobox.from} onTyped={onTyped} onChoose={onChoose} />
  );
}
