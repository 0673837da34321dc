import { lines } from "./lines";

export const closings = {
  5: lines(`
I’d buy it again tomorrow.
@!complained No complaints.
I look forward to going to bed.
My [sister|brother|mother] ordered one, too.
@m3 @!m11 It’s the best thing [we|I] bought this year.
Best money I’ve spent on the house.
I wish [we’d|I’d] done this years ago.
Hotel beds are a letdown now.
We’re very happy with it.
Worth every dollar to me.
I’m not giving it back.
If this one ever wears out I’ll get another.
That’s it. [Good bed.|Great bed.]
@overtrial The trial came and went and I [didn’t think about it|forgot to check the date].
Five stars, and I don’t hand those out.
My only regret is the [two|three] years I waited.
We just ordered a second one for the guest room.
@kids We’re getting the same one for our oldest.
I’ve told [three people at work|my whole bowling team|everyone who’ll listen] about it.
Good night.
@paid For {paid}, I’d do it again without thinking.
The old one is in the landfill and I don’t miss it.
@!complained I keep looking for something to complain about and I can’t find it.
If you’re built like me, get this one.
Would I recommend it? I already have, [twice|to my mother].
You spend a third of your life on it. This third is going well.
My {partner} says to give it six stars.
I hope they never change it.
Glad I [quit reading and bought it|stopped looking].
Ask me again in ten years, but so far it’s perfect.
`),
  4: lines(`
All in all, a good bed.
I’d still recommend it.
Overall we’re glad we bought it.
Four stars from me.
@complained It’s a small thing, and otherwise I sleep well.
@complained I can live with that.
It’s close to perfect.
Not perfect, but I’d buy it again.
@complained One star off for that, the rest it earned.
@complained Minor stuff. I sleep well.
@complained If they fixed that, it would be five stars.
Good bed, and I’ve had bad ones.
I’d call it very good, not great.
Still the best bed I’ve owned.
Would I buy it again? Probably, yes.
@complained You get used to it.
@complained Nothing I’d send it back for.
For us it’s a keeper.
@complained I’m nitpicking, I know.
@overtrial I thought about sending it back for maybe a day. I kept it.
I’m happy with it, just not starry-eyed.
My {partner} would give it five.
Four and a half, if I could.
@complained That’s the only thing keeping it from five.
`),
  3: lines(`
It’s okay, nothing more.
I keep going back and forth about it.
Good days and bad days.
I might choose differently next time.
It does the job.
Not bad, but not what I was hoping for.
My {partner} likes it more than I do.
Three stars sounds about right.
I don’t love it and I don’t hate it.
I’d say try it first, if you can.
If you’re not picky you’ll be fine with it.
@trial @intrial I have until the end of the {nights} nights to make up my mind.
@trial @overtrial I kept it past the trial, and I’m still not sure why.
I’ll keep it, mostly because moving it sounds worse.
Half of me likes it. [The top half.|Not the half with the bad hip.]
It’s better than what I had, and that’s about it.
I’ve slept on worse, and I’ve slept on better.
Middle of the road.
I won’t be telling people about it either way.
It could be a good bed for somebody else.
I wanted to give it more.
We’ll see how it goes with a topper.
Would I buy it again? I’d look around more first.
`),
  2: lines(`
I wouldn’t buy it again.
I expected to like it, and I don’t.
We’re looking for something else.
It might work for someone built differently.
It’s in the spare room now.
I hoped it would grow on me, but it hasn’t.
@refundable I’m going to send it back while I still can.
@refundable I’ve asked for the return. {Nights} nights sounded long when I bought it.
@refundable @fee I’d have to pay {fee} to return it, and I’m about ready to.
@overtrial By the time I was sure, the {nights} nights were over.
@overtrial The trial is up, so it’s mine now.
I’m not mad, just disappointed.
Two stars because it’s not the worst I’ve slept on.
If I had it to do over, I’d [lie down on it first|buy something else].
I’m saving for a different one.
My {partner} can have all of it.
I’d pass on this one.
A topper makes it bearable, and I resent the topper.
I don’t see us keeping it.
I’m not writing to complain, just so you know before you buy.
Read the one-star reviews before the five-star ones. I didn’t.
I should have kept looking.
@storeonly I told the store, too.
`),
  1: lines(`
I went back to the old bed.
I can’t recommend it.
It was a mistake for us.
I regret the whole purchase.
I sleep better on the couch.
We gave up on it.
@refundable It’s going back.
@refundable @freereturn The return is free, at least, and I’m using it.
@refundable @fee The return costs {fee}, and I’m paying it gladly.
@refundable I’m [well|still] inside the {nights} nights, so back it goes.
@overtrial I missed the return date by a few weeks and now I’m stuck with it.
@overtrial If you have doubts, don’t wait out the {nights} nights like I did.
Save yourself the trouble.
I’m on the sofa tonight, writing this.
Never again.
I want my old bed back, and my old bed was terrible.
Worst sleep I’ve had since college.
One star, because zero isn’t a choice.
I wouldn’t put a guest on it.
We set the old one up again in the spare room and we’re both in there.
@paid {paid}, and I dread going to bed.
I’ve never written one of these before. That’s how tired I am.
Somebody must like it. I’m not that person.
Please, lie on one before you buy.
`),
} as const;
