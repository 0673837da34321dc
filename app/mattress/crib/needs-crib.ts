/** Years from which a child may lie on a mattress that is no crib's. */
const leastAge = 3;

/** A baby or toddler: no bed is recommended, and nothing else is asked. */
export const needsCrib = ({ recipient, childAge }: { recipient?: string; childAge?: string }) =>
  recipient === "child" && childAge !== undefined && Number(childAge) < leastAge;
