/** Begins the title of a page that says what is wrong with a form: whoever listens to pages hears the title first. */
export const errorPrefix = "Error: ";
