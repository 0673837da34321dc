/** What schema libraries say of a value that they refuse, which nobody may ever read. */
export const libraryWords =
  /\bToo (?:big|small): |\bexpected (?:string|number|boolean|array|object|one of|record|nonoptional)\b|\bInvalid (?:input|option|string|key)\b|Unrecognized key|characters\b.{0,5}[<>]=|[<>]=\d+ (?:characters|items)|Ensure this (?:field|value)/;
