/** Beside the name of someone invented for the demonstration. */
export const madeUpText = "(made up for the demo)";
