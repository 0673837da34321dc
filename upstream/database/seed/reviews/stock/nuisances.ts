import { lines } from "./lines";

export const smellBad = lines(`
@foamy The smell took about [four|five|six] days to [clear|go away].
@foamy It needs a [weekend|couple of days] of airing out before you [put sheets on it|sleep on it].
@foamy There was a strong new-foam smell for the first [week|ten days].
@foamy It smelled like [paint|a new shower curtain] at first, but that [went away|faded].
@latex There’s a faint rubber smell at first. I [got used to it|stopped noticing].
@latex It smells a little like a [balloon|new tire] for the first few days.
@foamy My nose is sensitive, and I slept in the other room for [three|four] nights until the smell was gone.
@foamy Open a window when you [unwrap it|set it up]. I mean it.
@wool It smells a bit like [a wet sheep|a wool sweater] on humid days.
@foamy The chemical smell lasted longer than I’d like, [eight or nine days|over a week].
`);

export const heavyBad = lines(`
It took [three|four] of us to get it up the stairs.
It’s too heavy to rotate alone.
Changing the sheets means lifting a very heavy corner, [every time|and my wrists notice].
I’m dreading the day we move, because this thing weighs a ton.
Bring a friend. [Bring two.|A strong one.]
It has no handles and weighs about as much as [I do|a refrigerator].
I threw my back out a little getting it onto the frame, which is [ironic|not how this was supposed to go].
@alone I live alone, and there’s no way I can turn it by myself.
`);

export const sheetsBad = lines(`
You’ll need deep-pocket sheets for it.
My old fitted sheets pop off the corners of this {height} bed.
@short It’s so tall that I had to get a lower frame.
None of my sheets fit. [Figure that into the price.|That was another eighty dollars.]
I’m [five one|five two], and with the box spring under it I need a running start.
@dog The dog can’t make the jump anymore. We had to buy [a step|a little ramp] for her.
It’s {height} tall and my headboard has about disappeared.
My nightstand is now somewhere around my [knees|ribs] when I’m lying down.
`);

export const priceBad = lines(`
It cost more than I [meant|planned] to spend.
It isn’t quite worth what it cost.
For the price, I expected [more|a bit more].
It’s a lot of money for a bed.
@paid {paid} is a lot of money for a [mattress|bed that’s only okay].
@paid I paid {paid} for the {size}, and at that price I [expected perfect|look for faults].
It’s on the pricey side, and I [waited for a holiday sale|winced].
I’m still not sure it’s [twice as good|that much better] than the ones at half the price.
My {partner} doesn’t know what it cost. Please don’t [tell|say anything].
`);

export const coverBad = lines(`
@m4 The cover has started to pill where our feet are.
I wish the cover came off for washing.
The cover slides around a bit under a fitted sheet.
The cover [shows every wrinkle|feels rougher than the one in the store].
The cover is white, and I have [coffee|a dog|kids]. [Get a protector.|You do the math.]
@m4 There are little pulls in the cover already, [cat or no cat|and we don’t have a cat].
It looks a bit lumpy with the sheet off, [like the cover is one size too big|the fabric bunches up].
The cover [crinkles|rustles] a little when you move, or maybe that’s my protector.
`);

export const defectBad = lines(`
A seam [opened up|came apart] on the side after {weeks}.
One corner came in lower than the other three and [never filled out|stayed that way].
There’s a lump about the size of a [fist|grapefruit] near the foot end, and it’s been there since day one.
@coils Something inside [clicks|pings] when I turn over. [Day two already.|It has from the start.]
@air One side loses air. I go to bed at [45|50] and wake up at 30.
@air The pump hums at [two|three] in the morning for no reason I can find.
@coils One spring makes a noise like a screen door. The rest are quiet, which makes it worse.
It came with a [tear|gouge] in the side panel.
@coils I’ve got one coil that’s popped up higher than the rest, and naturally it’s on my side.
@foamy Mine never came up to {height} on one end. I measured it after [a week|ten days], and it’s an inch short.
I seem to have gotten [a bad one|the one they made on Friday afternoon], because the two halves don’t feel alike.
The zipper on the cover [was broken|split] out of the box, so to speak, and they sent me a patch.
`);

/** Neither praise nor complaint. */
export const asides = lines(`
I put it on [plain slats|the old platform frame], and it’s fine there.
@boxed It came rolled up in a box about the size of a [golf bag|water heater]. Unrolling it is the fun part.
@boxed It was on the porch when I got home, and I had it on the frame in [half an hour|twenty minutes].
@delivered Two guys carried it up [one flight|two flights] and took the old one away.
@dog The dog [likes it|has claimed the foot end].
@cat The cat claimed it before the sheets were on.
@boxed Give it [a day or two|a full day] to fill out before you judge it.
I use a plain cotton protector and [thin|regular] sheets, nothing fancy.
I [look these things up before I buy and figured I owe one|read a lot of reviews before I bought].
@m4 We rotate it [every few months|when we remember].
@tallbed It’s {inches} tall, for those wondering about sheets.
@happy I bought new pillows at the same time, so [give them some of the credit|they may be part of it].
@happy @store I lay on [six|eight|nine] beds that afternoon, and this is the one I went back to.
@happy @store I went to the store [twice|three times] before I bought it, once after work when I was tired. I recommend that.
@happy @m3 Try it for a month before you decide anything. The first week [tells you nothing|was odd for me, too].
@dog Our dog is [forty|sixty|eighty] pounds and sleeps between us, so we [know about close quarters|need the room].
@m4 The tag says to rotate it, so I put it in my [calendar|phone].
@happy I took a quiz on some site and it pointed me somewhere else entirely. [I’m glad I tried this.|Go figure.]
My {partner} does not write reviews, but [nods|agrees with all of this].
I kept the old box spring at first. It’s better on [a solid base|a proper frame].
@trialnull Ask what happens if you don’t like it before you pay. Nobody brought it up.
@trial You get {nights} nights to try it, so I [wasn’t too worried|figured why not].
@longtrial With {nights} nights to change my mind I [took my time deciding|was in no hurry].
`);
