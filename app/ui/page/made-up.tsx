import { madeUpText } from "./made-up-text";

/** The words after something invented that has an element of its own, such as a verdict or a name in a list. */
const MadeUp = () => <span className="small soft"> {madeUpText}</span>;

export default MadeUp;
