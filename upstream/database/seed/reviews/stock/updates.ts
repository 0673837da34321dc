import { lines } from "./lines";

/** How an update begins, whatever it says. */
export const updateOpenings = lines(`
Update after {time}.
Back after {time}, as promised.
{Time} now.
It’s been {time}, so here’s an update.
Got the reminder to update this, so:
Update, {time} in.
I’m still sleeping on it after {time}.
{Time} later.
Checking in after {time}.
Since I wrote the first part it’s been a while. I’ve now had the bed for {time}.
The bed is {time} old today, give or take.
Coming back to this after {time}.
`);

/** What an owner says later, by what became of the bed. */
export const updateNews = {
  same: lines(`
No sagging, no smell, no noise.
Still [comfortable|good|flat].
No change. [That’s all I wanted.|Good.]
It’s as comfortable as it was at first.
Everything I wrote still [holds|goes].
My back is still doing well on it.
Nothing has changed, and that’s [good news|the news].
It’s held up. I turned it [twice|four times] and there’s no dip.
I stand by what I wrote.
Still the bed I look forward to.
@family It’s been through [a move|two kids with the flu|a kitchen renovation and all our relatives] since then, and it still feels the same.
I checked for sagging with a level: [less than a quarter inch|nothing I could measure].
The cover has a few pills where our feet are. The rest is [like new|fine].
I’d thought it might soften. If it has, I can’t tell.
I’ve slept on [four|five|six] hotel beds since and was glad to get home each time.
My weight’s gone up and down by [fifteen|twenty] pounds since then, and the bed doesn’t seem to care.
It’s a tiny bit softer than at first, and I like it [better|fine] that way.
@coils Still no squeaks.
@memory The foam is a little quicker to let go than at first. I don’t mind.
@latex The rubber smell is long gone, and nothing else has changed.
@air The pump has run maybe once a week since then, and both sides hold their number.
Same stars as before. [I’d buy it again.|No regrets.]
My [brother|neighbor] bought one after lying on mine, and his is fine, too.
I keep it rotated and covered. That’s all I’ve done, and it’s flat.
It’s the mattress. I’ve changed pillows, sheets and jobs, and I still sleep well.
@complained What I complained about hasn’t gotten any worse, and what I liked is [still there|the same].
I don’t have much to add. It’s comfortable and it’s level.
`),
  better: lines(`
@on-too-firm I’m adding a star. It took [two|three] months, but it broke in and now it’s [right|what I wanted].
@complained I was too hard on it, so one star more. I’ve [gotten used to it|come around].
@complained Raised this by a star: a better pillow fixed half of what I blamed on the bed.
@complained I moved it from the box spring to [slats|a solid platform], and it’s a different bed. One star more.
@on-too-firm It loosened up. What I first complained about bothers me a lot less now, so it gets another star.
@on-cooling We bought a different protector, and that was half the problem. The other half sorted itself out, so one star more.
It’s held up better than I thought it would, and that counts, so I’m adding a star.
I’ve stopped noticing it, in a good way. One star up.
I compared it with [three|four] hotel beds since then and liked mine best, so it gets another star.
@on-smell The smell is long gone, so there’s nothing left to take a star off for. One star more.
@on-responsiveness You do get used to the feel. Turning over doesn’t wake me up anymore, so one star more.
I had it at a star less because I didn’t trust it yet. Now I do.
It’s grown on me. One star up.
It’s still even after all this time, and that’s worth another star.
My {partner} was right and I was impatient. Another star.
`),
  softened: lines(`
It’s softer than it was. Not a dip, but I notice it on my side, so I’m taking off a star.
Still comfortable, but there’s a body print now that doesn’t come back by evening. One star less.
I’m taking off a star because the comfort layers have relaxed quite a bit. I measured [half an inch|three eighths] where I lie.
It has lost some of its push. I rotate it more often than I’d like to, so it loses a star.
One star off for the middle, which isn’t what it used to be.
What was just right is now a notch too soft. It loses a star for that.
@pillow The pillow top has packed down. Underneath it’s still good, so only one star off.
@coils It’s started to creak when I sit down on my side. Small thing, but that’s one star gone.
@allfoam The foam gives faster than it did when it was new. One star less than the first time.
My side has gone softer than {hers}, and I’m the [light|lighter] one. One star down.
`),
  sagged: lines(`
I have to take back the first part. There’s a dip on my side deep enough to [hold a marble|lose a sock in].
It sagged. I had the number of stars too high, and I’m changing it.
The comfort is gone. I sleep in a [trench|hollow] now, and my back knows.
@lowfoam I looked up the foam’s density afterward, which I should have done first. It’s light, and it’s packed down where I lie.
@lowfoam The top foam has gone flat. You can see both of our outlines with the lights off.
@lowfoam Light foam, as it turns out. The first months were lovely, and then it just gave up.
@pillow The pillow top has two bowls in it and a ridge between them.
What I liked about it lasted about half a year.
I feel the middle sloping every time I lie down, and I wake up there.
I’ve rotated it every month. The dips just follow me around.
It’s gotten so soft that I’ve put a [board|sheet of plywood] under it, and that only helped a little.
I’m sleeping on the other side of the bed, because my own has a hole in it.
`),
  even: lines(`
Nothing’s changed. It’s [still okay|as middling as it was].
I still can’t decide. It hasn’t gotten worse, and it hasn’t gotten better.
What I liked is still good, and what I didn’t still bugs me. The stars stay.
I thought about moving this up or down and left it where it was.
It does what it did at first, no more and no less.
Same bed, same opinion. I’ve stopped thinking about it much.
I’ve gotten used to its faults, which isn’t the same as liking it.
Three stars then, three stars now.
`),
  low: lines(`
Still uncomfortable.
No better than before.
My opinion hasn’t changed.
It hasn’t gotten better.
Same complaint as before, only now I’m used to being tired.
I kept hoping. I’ve stopped.
We’ve added a topper, and then a thicker one. The stars stay where they are.
It’s in the spare room now, and guests have been [polite about it|too polite to say].
I gave it a fair shot. My first impression was right.
Nothing new to say, except that my back agrees with what I wrote.
I still own it only because [a new one isn’t in the budget|I missed the chance to return it].
I thought I might be exaggerating back then. I wasn’t.
`),
} as const;

/** Of a warranty; {sag} is how deep a dip has to be. */
export const warrantyNews = {
  denied: lines(`
@sagrule I filed a warranty claim. It has to be {sag} without anyone on it, and mine’s [an eighth|a quarter] short.
@sagrule The warranty covers dips of {sag}. Mine measures a hair under, so no luck.
The warranty people wanted photos with a string across the bed, and then said it’s within the limits.
I called about the warranty. They were polite, and the answer was no.
@foundation They asked what it stands on before anything else. It’s on the right kind of base, and it’s still not deep enough.
`),
  approved: lines(`
@sagrule I sent in photos with a ruler, the dip was over {sag}, and they approved the claim after [three|four|five] weeks.
The warranty claim went through. It took [two calls|three emails] and a month, and a replacement is on the way.
Credit where it’s due: they accepted my warranty claim without a fight, and that’s why I’m leaving it at two stars.
They replaced it under the warranty. I had to cut off the tag and mail it in, which was odd, but it worked.
`),
} as const;

export const updateClosings = {
  high: lines(`
@!m30 See you at [three years|the next reminder].
I’ll check in again.
That’s all.
Still happy with it.
Happy so far.
`),
  low: lines(`
I’ll be shopping again soon.
@lowfoam @!on-too-firm Buy something with denser foam.
Lesson learned.
I wanted to be fair and come back to this.
Keep your receipt.
`),
} as const;

/** What an owner adds within weeks. */
export const editNotes = lines(`
Edit: forgot to say that it’s on [a slatted frame|an adjustable base|a platform bed].
Edit: somebody asked, so: no box spring under it, just [slats|plywood].
Edit: somebody asked about the protector. It’s a plain cotton one, [not the waterproof kind|from a department store].
Edit: I sleep with one [thin|medium|thick] pillow, since that seems to matter.
Edit: to those asking, yes, I’d still give it the same stars.
Edit: my {partner} read this and wants it known that {he} doesn’t snore.
@dog Edit: the dog weighs [sixty|seventy] pounds, for those who wondered.
Edit: in case it matters, my bedroom is around [64|66|68] degrees at night.
Edit: I use [percale|regular cotton] sheets, nothing thick.
Edit: the frame is [a cheap metal one|ten years old] with a center leg, and it’s steady.
@unpaid Edit: no, nobody [gave me anything|sent me anything] for writing this.
Edit: I’m [five six|five nine|six one], for those who asked about length.
@!happy Edit: still under the same [wool blanket|comforter], so it isn’t the bedding.
`);
