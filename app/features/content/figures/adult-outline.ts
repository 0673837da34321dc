/** An adult on their back, seen from above, in inches; 0 0 is the top of the head. */
export const adultOutline =
  "M-2.2 8.5C-6 6.5-3.6 0 0 0S6 6.5 2.2 8.5C6 10 9.2 10.5 9.4 15L10.2 36Q10 38.5 8.7 38.5 7.4 38.5 7.3 36L6.8 20 6.5 36 5.4 67Q5 69 3.3 69 1.5 69 1.2 67L.3 40H-.3L-1.2 67Q-1.5 69-3.3 69-5 69-5.4 67L-6.5 36-6.8 20-7.3 36Q-7.4 38.5-8.7 38.5-10 38.5-10.2 36L-9.4 15C-9.2 10.5-6 10-2.2 8.5z";

export const adultInches = 69;
