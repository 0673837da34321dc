import { madeUpWords } from "./made-up-words";

/** The words after something invented that has an element of its own, such as a verdict or a name in a list. */
const MadeUp = () => <span className="small soft"> {madeUpWords}</span>;

export default MadeUp;
