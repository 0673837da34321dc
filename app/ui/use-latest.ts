import { useEffect, useRef } from "react";

/** The value of the last render, for effects and listeners that are not to begin anew with each value. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
