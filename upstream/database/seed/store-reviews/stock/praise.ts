import { lines } from "../../reviews/stock/lines";

/** What shoppers praise a store for, by part. */
export const goodOfStore = {
  service: lines(`
The woman who helped us asked how we sleep before she asked what we wanted to spend.
The salesman [knew his beds|could tell me what’s inside each one] and said so when he didn’t know something.
I had about forty questions and got forty answers.
They remembered me when I came back [a week|two weeks] later, and which beds I’d tried.
He had me lie on each one for [ten|fifteen] minutes, on my side, with a pillow, which nobody had done before.
Friendly and [patient|not in a hurry], even though I came in [twenty minutes|half an hour] before closing.
@mother I brought my mother, who’s [eighty-one|eighty-three] and hard of hearing, and they took their time with her.
@bought When I called about the wrong pillow size, it was fixed the same day.
She asked what I sleep on now and what I don’t like about it, and went from there.
When I asked what’s inside, he unzipped the cover and showed me.
They don’t pretend that one bed is right for everybody.
He weighed a lot like me and told me what he sleeps on himself.
I needed help getting up off a low one, and nobody made a thing of it.
They answered the phone and knew who I was.
Good service. [Knew what they were talking about.|Very helpful.]
Very nice people.
Helpful without being [pushy|all over you].
@bought They called two weeks after delivery to ask how I was sleeping. That was a first.
The kid who helped me had worked there for a month and was better than most.
I told him about my back, and he steered me to a cheaper bed than the one I’d picked.
They put fresh paper on the pillow before I lay down. [Small thing.|I noticed that.]
`),
  selection: lines(`
@!ownbrand They have everything from {brand} to {other}, so I could go back and forth.
@large [More beds than I expected.|A lot of beds to try.]
Enough beds to compare without getting dizzy.
I lay on [nine|eleven|seven] beds. I don’t think I could do that anywhere else around {city}.
All the sizes are on the floor, even a twin XL, so you can see what fits.
They had the firm one I wanted out, not only in the catalog.
They keep a [spec sheet|cutaway] next to each bed, so you can see what’s in it.
It’s quiet in the back, where the good ones are.
@!ownbrand Good mix of brands, [and not only the big ones|with {brand} and a few others].
There were three firmnesses of the one I’d read about, side by side.
@large {count} beds on the floor, and most of them were ones I’d heard of.
@ownbrand They only carry {brand}, but they have about the whole line, so you can compare.
Good [selection|choice] in every price range.
@!ownbrand I came to try {brand} and ended up liking {other} better, which I couldn’t have found out online.
Nice mix of firm and soft. A lot of places only have soft ones out.
They had the exact model I’d seen online, so I could lie on it before I ordered.
The beds on the floor are clean and [not worn out|in good shape].
@luxury It’s a small, good selection. They don’t carry junk.
@budget Plenty under a thousand dollars.
`),
  pressure: lines(`
No pressure at all. I said I was only looking, and they let me look.
Nobody followed me around.
I walked out without buying anything and they [thanked me for coming in|held the door].
They told me to sleep on it, ha ha, and meant it.
I asked for an hour on one bed with a book. [They brought me a pillow.|They said go ahead.]
No “today only” nonsense.
I said I had to talk to my {partner} first, and that was the end of it.
Nobody asked what it would take to get me into a bed today.
She said to go home and measure first.
I went three times before I decided, and nobody rolled their eyes.
Relaxed place. [Nobody works on you.|I stayed an hour.]
They don’t hover.
They let the kids lie down, too, shoes off.
Low key. [I like that.|You can take your time.]
He gave me his card and didn’t ask for my phone number.
I’ve bought cars, so I was braced for it. It didn’t come.
They left us alone for half an hour, and then asked once if we had questions.
`),
  delivery: lines(`
@bought Delivery came when they said, [a Tuesday between ten and noon|on a Saturday morning], and the crew took their shoes off.
@bought Two men had it up the stairs and on the frame in [ten|fifteen] minutes.
@bought They hauled off the old one as promised, [stains and all|no charge].
@bought Delivered in [three|four|five] days, which is what the slip said.
@bought They called half an hour ahead, like they said they would.
@bought Good delivery. They even took the plastic with them.
@bought I live on the third floor without an elevator. They didn’t say a word about it.
@bought It was out of stock, they told me so up front, and it came the week they said.
@bought They broke a lamp bringing it in and paid for it on the spot.
@bought The truck was [early|on time], and they called first.
@bought They set it up, checked that the frame was level, and left.
@bought My order was split, and they told me that before I had to ask.
@bought Delivery went fine.
@bought They moved the delivery by a day for me and didn’t charge for it.
@bought Same-week delivery, and I could pick the morning.
@bought Fast delivery, [nice guys|no damage].
`),
  honesty: lines(`
@bought The price on the tag was the price at the register.
@bought @onlinebrand I’d written down what {brand} costs online, and they matched it [without a discussion|after one look].
@bought He told me there’d be a sale the weekend after, so I waited and saved [$150|$200|$120].
Delivery and haul-away were on the tag, so there were no surprises.
They explained what the trial does and doesn’t cover [before I paid|before I had to ask].
The tags say what’s included, down to the frame.
I asked whether it would be cheaper next month, and he said probably.
Honest about what’s on sale and what isn’t.
The price didn’t change when I said I’d think about it.
They wrote the full price on a card for me, with delivery, [so I could compare|and it was good for a month].
@bought No fees that I didn’t know about.
Prices are clearly marked.
Fair prices. [I’d checked.|I looked around first.]
@bought I asked what it would cost with everything, tax and all, and the number on the receipt was that number.
He said straight out that the more expensive one wasn’t worth it for me.
@bought Nobody tried to add a protector and a pillow at the end.
@!ownbrand The name on the bed was a store name, and they told me which {brand} it’s the same as. [I respect that.|That was honest.]
`),
} as const;
