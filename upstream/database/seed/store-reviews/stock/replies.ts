import { lines } from "../../reviews/stock/lines";

/** What stores answer, by what the review is about. */
export const storeReplies = {
  service: lines(`
{author}, you shouldn’t have had to wait, and you’re right to say so. We’re now two on Saturdays in {city}. If you’d give us another try, call ahead and we’ll keep an hour free for you.
Hi {author}, sorry that we couldn’t answer that. I’ve gone through the {brand} spec sheets with everybody since then. Come back and ask us again.
`),
  selection: lines(`
Hi {author}, we changed the floor in {city} since your visit. Call before you drive over and we’ll tell you which beds are out.
{author}, fair point about the worn floor models. We swap them once a year and that one was due.
`),
  pressure: lines(`
{author}, I’m sorry. Nobody here is paid more for a sale on the same day, and nobody should act like it. You’re welcome to lie on every bed in {city} and say nothing but hello.
Hi {author}, that’s not how we want to sell beds. I’ve talked to the team about it, and we’ve taken the “Sunday” signs down.
`),
  delivery: lines(`
{author}, that went wrong at every step, and you shouldn’t have been the one calling. Please ask for the manager in {city} with your receipt, so that we can make up for it.
Hi {author}, sorry about the delivery. We’ve changed how the crew gets its list, because yours wasn’t the only one that week.
`),
  honesty: lines(`
{author}, you’re right that the tag should have said so. The tags in {city} now list delivery and haul-away. If we charged you for something you weren’t told about, bring the receipt and we’ll refund it.
Hi {author}, sorry about the mix-up. If you saw the same bed for less, bring us the page and we’ll look at it together.
`),
  good: lines(`
Thanks, {author}. I’ve read this to the team in {city} this morning.
{author}, glad that we could help. If the bed feels different after a few weeks, come by and tell us.
Hi {author}, thank you. We’d rather you lie down for an hour than come back with the wrong bed.
Thank you, {author}. The coffee’s on us next time you’re in {city}.
`),
} as const;
