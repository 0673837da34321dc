/** The upper one of the two in the middle of an even number; NaN of none. */
export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
