/** Words that no town's name has: of companies, their departments, and the mail sorted for them. */
const words =
  /[&\d]|\b(Inc|Corp|Co|Comp|Firms?|Ins|Insurance|Assoc|Lottery|Dept|Airlines|Citi[a-z]+|Bkcard|Card|Charge|Chrg|Lending|Shield|Pwr|Tel|Mail|Express|Parcel|Return|Brm|Fulfill|Communications|Internal Revenue)\b/;
/** Some towns are also called Bank, after one other word: Red Bank, Cut Bank. */
const bank = /^\w+ \w+ Bank$|^(Amsouth|Us) Bank$|\bBanks? Of\b/;
/** There is a town of Telephone, TX. */
const telephone = /\w Telephone\b/;

/**
 * Whether the place of a ZIP code is a firm with a mail room, judging by its name: the list of ZIP codes has about a
 * hundred.
 */
export const isFirm = (name: string) => words.test(name) || bank.test(name) || telephone.test(name);
