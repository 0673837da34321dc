/** Words, lists, articles and money in US English, shared by the site and the upstream's texts. */

/** "today, November 21" → "Today, November 21", for the start of a line. */
export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
/** "It sleeps cool" → "it sleeps cool", for the middle of a sentence. */
export const uncapitalized = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/**
 * "excellent match" → "an excellent match"; an abbreviation that is spelled out, "FSC certificate" → "an FSC
 * certificate"
 */
export const withArticle = (words: string) =>
  `${/^(?:[aeiouAEIOU]|[FHLMNRSX][B-DF-HJ-NP-TV-Z]+\b)/.test(words) ? "an" : "a"} ${words}`;

/** ["age", "weight", "size"] → "age, weight and size" */
export const listed = (words: readonly string[], last: "and" | "or" = "and") =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;

/** For parts that contain commas or "and": "a, b and c, and d". */
export const listedWithCommas = (parts: readonly string[]) =>
  parts.length < 3 ? listed(parts) : `${parts.slice(0, -1).join(", ")}, and ${parts.at(-1)}`;

const smallNumbers = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
/** 3 → "three", 13 → "13"; 0 is "no", as in front of a noun. */
export const numberWord = (count: number) => smallNumbers[count] ?? String(count);

const wholeDollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** US cents: 129900 → "$1,299", 129950 → "$1,299.50". */
export const formatMoney = (cents: number) =>
  cents % 100 === 0 ? wholeDollars.format(cents / 100) : dollarsAndCents.format(cents / 100);
