/** Of what stands in the place of beds for a baby or toddler. */
export const cribTitle = "A baby or toddler needs a crib mattress";
