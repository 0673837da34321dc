/** What people of the demonstration say who were paid. Each belongs to a claim whose history agrees with it. */
export interface SeedTestimonial {
  name: string;
  place: string;
  body: string;
  proof: "paid" | "receipt";
  method: "check" | "ach";
  /** They were asked for something on the way. */
  asked?: boolean;
  /** They were declined first and appealed. */
  appealed?: boolean;
}

export const seedTestimonials: readonly SeedTestimonial[] = [
  {
    name: "Dana R.",
    place: "Boise, ID",
    body: "I’d put the date in my calendar because I didn’t believe it. They’d said it would come after the trial was over, and that’s when it came. The page told me which step it was at the whole time, so I never had to write to anyone.",
    proof: "paid",
    method: "ach",
  },
  {
    name: "Marcus T.",
    place: "Columbus, OH",
    body: "My photo of the receipt cut off the total. They asked for another one, I scanned it at work, and the claim went on the next day. I’d rather be asked than turned down.",
    proof: "paid",
    method: "ach",
    asked: true,
  },
  {
    name: "Eileen K.",
    place: "Duluth, MN",
    body: "It takes months, and you should know that before you count on the money. The store won’t confirm a sale until you can’t return the bed anymore. It’s not anyone dragging their feet, but it is long.",
    proof: "paid",
    method: "check",
  },
  {
    name: "Priya S.",
    place: "Edison, NJ",
    body: "I gave the bed two stars in my review. I was half expecting the cash back to go missing after that. It didn’t, and the review now says that I was paid cash back, which is fair.",
    proof: "paid",
    method: "ach",
  },
  {
    name: "Walt H.",
    place: "Tulsa, OK",
    body: "They declined it because the store said I’d sent the bed back. I’d only swapped the topper. I sent in the exchange slip with my appeal and they paid. It shouldn’t have needed an appeal, but a person did read it.",
    proof: "receipt",
    method: "check",
    appealed: true,
  },
  {
    name: "Jo and Lee",
    place: "Tacoma, WA",
    body: "Ten minutes to fill in, most of it looking for the invoice number. It was in the confirmation email and not on the receipt that came with the bed.",
    proof: "paid",
    method: "ach",
  },
  {
    name: "Carmen V.",
    place: "El Paso, TX",
    body: "The check went to my old address since I moved in between. I wrote to them, they’d not mailed it yet, and it came to the right place. Do yourself a favor and pick the bank transfer.",
    proof: "paid",
    method: "check",
    asked: true,
  },
  {
    name: "Greg P.",
    place: "Erie, PA",
    body: "I liked that the offer says what the store pays them and how much they keep. I’d have bought the bed anyway, so it was found money.",
    proof: "receipt",
    method: "ach",
  },
  {
    name: "Nadia B.",
    place: "Dearborn, MI",
    body: "The amount was what the page said when I began, to the cent. I had a percentage offer and had worked it out myself beforehand.",
    proof: "paid",
    method: "ach",
  },
  {
    name: "Tom W.",
    place: "Bangor, ME",
    body: "Not a fortune, but it paid for the sheets. The store clerk gave me a card with a code, and typing that in filled out half of the form.",
    proof: "paid",
    method: "check",
  },
];
