import type { refusalReasons } from "#contracts/vocabulary/reviews";

/** Reviews that weren't published, each with a text that the reason is true of. */
export const refusedTexts: readonly {
  reason: keyof typeof refusalReasons;
  author: string;
  rating: number;
  months: number;
  title: string;
  body: string;
}[] = [
  {
    reason: "advertising",
    author: "Priscilla V.",
    rating: 5,
    months: 2,
    title: "Best price here",
    body: "Great bed. I got mine cheaper than anywhere else at https://example.com/cheap-beds and you can, too. Use code SNOOZE20 before Sunday.",
  },
  {
    reason: "advertising",
    author: "Lamar W.",
    rating: 4,
    months: 5,
    title: "Nice, and I deliver",
    body: "Nice mattress. I do moving and setup in the area, fair prices, call 555-0142 and ask for the weekend rate.",
  },
  {
    reason: "advertising",
    author: "Otis R.",
    rating: 1,
    months: 8,
    title: "Get a real bed",
    body: "Don’t buy this one. My brother-in-law’s shop builds better ones for half the money. Look it up at https://example.com/handmade.",
  },
  {
    reason: "personal",
    author: "Jeanne K.",
    rating: 2,
    months: 3,
    title: "Ask for anybody else",
    body: "The bed is too soft, and Jordan Exampleton at the counter promised me it wouldn’t be. My order is number 0000-1234 if anybody wants to check.",
  },
  {
    reason: "personal",
    author: "Bradley T.",
    rating: 5,
    months: 1,
    title: "Thank you, neighbor",
    body: "Comfortable from the first night. Thanks to my neighbor at 12 Example Street, apartment 3, who carried it up with me. Ring his bell if you need a strong back.",
  },
  {
    reason: "abusive",
    author: "Rocco",
    rating: 1,
    months: 4,
    title: "Liars",
    body: "The bed sags, and the people who sell it are crooks and morons, every one of them. Whoever gave this five stars is an idiot.",
  },
  {
    reason: "abusive",
    author: "Sherri M.",
    rating: 3,
    months: 6,
    title: "So-so, unlike the clerk",
    body: "The bed is average. The clerk who sold it is a fat, lazy fool and I hope he loses his job.",
  },
  {
    reason: "off-topic",
    author: "Alejandra P.",
    rating: 1,
    months: 0,
    title: "Four hours late",
    body: "The truck came four hours late, nobody called, and they scratched the door frame on the way out. I haven’t opened the package yet.",
  },
  {
    reason: "off-topic",
    author: "Wayne",
    rating: 5,
    months: 1,
    title: "Lovely store",
    body: "The coffee was good, there was parking right in front, and the young woman at the desk was so patient with my mother.",
  },
  {
    reason: "off-topic",
    author: "Corinne D.",
    rating: 3,
    months: 2,
    title: "Question",
    body: "Does anybody know whether the frame in the picture comes with it? I can’t find it anywhere on the page.",
  },
  {
    reason: "not-owner",
    author: "Marlon G.",
    rating: 4,
    months: 0,
    title: "Felt good in the store",
    body: "I lay on it for ten minutes on Saturday while we waited for a sofa. Felt good to me. I might buy it in the spring.",
  },
  {
    reason: "not-owner",
    author: "Ashok",
    rating: 1,
    months: 0,
    title: "Heard bad things",
    body: "A guy at work says his sagged. I haven’t tried it and I’m not going to after that.",
  },
  {
    reason: "duplicate",
    author: "Trudy L.",
    rating: 2,
    months: 7,
    title: "Posting this again",
    body: "I already wrote this in the spring, but it should be at the top where people see it: it’s too firm, and it stays too firm.",
  },
  {
    reason: "duplicate",
    author: "Dwight H.",
    rating: 5,
    months: 10,
    title: "Second five stars from me",
    body: "My first review is further down. I just want to say again how good it is, because one five isn’t enough.",
  },
  {
    reason: "paid",
    author: "Kaylee S.",
    rating: 5,
    months: 1,
    title: "Five stars as agreed",
    body: "Very comfortable, very cool, very good edges. I got fifty dollars off for giving it five stars, and the card in the box says you can, too.",
  },
  {
    reason: "paid",
    author: "Yusuf B.",
    rating: 1,
    months: 2,
    title: "One star",
    body: "Bad bed. Full disclosure, another company is paying for my time, but I would have said it anyway.",
  },
];
