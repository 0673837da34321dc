import { lines } from "./lines";

/** Complaints that leave a bed four stars, by what they are about. */
export const mild: Readonly<Record<string, ReturnType<typeof lines>>> = {
  pressure_relief: lines(`
I could use [a little|a hair] more give at the shoulder.
My hip lets me know if I stay on one side all night.
A half inch more padding on top wouldn’t hurt.
@side Side sleepers with sharp hips might want a thin topper.
`),
  motion_isolation: lines(`
I feel it when my {partner} sits down, though not much else.
If my {partner} flops into bed, I notice. Regular turning, no.
You do feel somebody get up. It doesn’t [keep me awake|bother me much].
@dog I can tell when the dog jumps up, but I go right back to sleep.
It’s not dead still for two people, and we [knew that going in|can live with it].
It’s a bit lively when {he} turns over.
`),
  cooling: lines(`
It’s a touch warm on [the hottest nights|really muggy nights], nothing a lighter blanket doesn’t fix.
It isn’t the coolest bed I’ve had.
I went from a thick comforter to a thin quilt, and that took care of the heat.
It sleeps slightly warm, so I [switched to cotton sheets|keep the ceiling fan on low].
@memory It’s memory foam, so don’t expect an icebox.
I wouldn’t call it cool. I’d call it [not hot|neutral with a fan on].
A little warmer than I’d like toward [morning|sunrise].
I had to take the waterproof protector off, because with it on I got warm.
`),
  edge_support: lines(`
The edge gives when you sit on it, so I [put my shoes on in the chair|use the chair for that].
The sides are softer than the middle, which I only notice [when I make the bed|when I sit there].
I wouldn’t sleep on the outer [three|four] inches, but with a {size} I don’t have to.
Sitting on the side to read isn’t its strong suit.
The edges could be firmer.
My [mother|father] would like a stiffer side to get up from.
`),
  responsiveness: lines(`
It’s a little slow when you turn over. [You get used to it.|I noticed it for about a week.]
I’d like a bit more bounce.
It takes a second to catch up with you when you move.
It hugs more than I’m used to.
@memory In a cold room the foam is stiff for the first [ten|five] minutes.
`),
  support: lines(`
I’d take it a notch firmer in the middle if I could.
After a full day of lying on it with the flu, my back had had enough.
It could hold me up a little better under the hips.
`),
  durability: lines(`
@m6 It’s softened a little since it was new, not enough to bother me.
@m6 I can see a faint outline of where I sleep. I can’t feel it.
@m9 It isn’t quite as crisp as it was the first month.
`),
};
