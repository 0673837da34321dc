/** Beside the name of someone invented for the demonstration. */
export const madeUpWords = "(made up for the demo)";
