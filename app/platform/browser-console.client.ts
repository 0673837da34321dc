/** The one line that the site itself writes to a visitor's console (specification, section 8). */
export const logSearchFailure = () => console.error("Error searching");
