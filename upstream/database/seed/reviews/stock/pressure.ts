import { lines } from "./lines";

export const pressureGood = lines(`
@side My shoulder used to go numb by [three|four|five] in the morning. [Now it doesn’t.|That stopped within a week.|It hasn’t happened since.]
@side I can lie on my [left|right] side again without my hip [complaining|waking me up|aching by morning].
My hips [were sore most mornings|used to ache when I got up], and that’s [gone|over|history].
It gives where my [hip|shoulder] needs it to and holds up the rest of me.
@m2 [Two|Three] weeks in, the sore spot on my [hip|shoulder] was [gone|just a memory].
I have arthritis in both [hips|knees], and this is the first bed in [years|a long time] that doesn’t [add to it|make mornings worse].
@side My arm doesn’t [tingle|fall asleep] anymore, which was [the whole reason I bought it|all I was after].
@memory The memory foam lets my [shoulder|hip] down slowly and then [leaves it alone|just holds it there].
@latex The latex is soft under my [shoulder|hip] without that slow, sinking feeling.
@grid The grid gives under my hip and stays [firm|flat] everywhere else. It’s strange for two nights and then you [forget about it|wonder why all beds aren’t like that].
@pillow The pillow top takes the pressure off my [shoulders|hips], and I don’t feel anything hard under it.
@euro The Euro top is [thick enough|just enough] that my [shoulders|hips] never reach anything hard.
@coils I can’t feel a single coil through the top, and I’m [bony|picky about that].
@light I’m small, and most beds feel like a board to me. This one [gives|lets me sink in a little].
@back It fills in the small of my back, and my tailbone [isn’t sore|doesn’t hurt] when I lie flat.
My physical therapist asked what I’d changed, because my [shoulder|hip] is so much looser. [It was the bed.|Only the bed.]
I had [a hip replaced|a knee replaced|my shoulder repaired] [a few years ago|before we got this|not long before I bought this], and I can stay asleep on that side.
No pins and needles, no sore ribs. I’d [forgotten what that’s like|stopped expecting that].
I get up without the stiff [hip|shoulder] I’d had for [years|two years|ages].
@side My shoulder sinks in and my neck stays straight, and for a side sleeper that’s [the whole game|most of it].
It’s gentle on my knees, even when I lie with one on top of the other.
I have fibromyalgia, so I’m fussy. Nothing on this bed [presses on|pokes] me.
Lying down on it after a [ten|twelve]-hour shift feels like [somebody took my shoes off for me|setting down a heavy bag].
@side I used to switch sides every hour because something hurt. Last night I [woke up on the side I fell asleep on|barely moved].
The ache between my shoulder blades is [gone|mostly gone], and I didn’t even buy it for that.
@zoned You can tell it’s softer at the shoulders than at the waist, and my [shoulder|neck] [noticed|likes that].
@heavy At my size I usually end up with sore hips. On this one I [don’t|haven’t yet].
@stomach I lie on my stomach with one knee pulled up, and that hip [doesn’t hurt|has stopped hurting].
`);

export const pressureBad = lines(`
@side My shoulder still falls asleep [before I do|most nights].
I wake up with a sore hip about [twice a week|every other night|three nights out of seven].
There isn’t much between me and the hard part of [the bed|it].
I ended up buying a two-inch topper for my [hips|shoulders], which I shouldn’t need on a new bed.
@side My arm tingles if I stay on one side for [long|more than an hour].
@side An hour on one side is all my [shoulder|hip] can take.
The padding on top is [thin|thinner than I thought], and my [hips|tailbone] found that out the first night.
@laced I can feel the springs, not sharply, but I [know they’re there|can find them with my hip].
@light I don’t weigh enough to sink in, so my [hip|shoulder] just sits on top of it.
@side My hips and shoulders take all of it, and my waist hangs in the air.
@back My tailbone and heels [ache|are sore] by morning, and those are the only parts that really touch it.
I sleep with a pillow under my hip, and at [my age|this price] I’d hoped to be done with that.
@side I keep turning over because whatever is underneath me [starts to hurt|goes numb].
Pressure points, plain and simple: [shoulder, hip, outside of the knee|hips first, then shoulders].
My watch says I turn over [thirty|forty] times a night, and I believe it. Something always [hurts|aches].
It’s the [hip bone|shoulder] that gets me. The rest of me is fine.
@latex The latex pushes back [harder than I’d like|more than I expected] right under my [shoulder|hip].
@grid I can feel where the grid stops giving, and that’s right at my [hip|shoulder].
@tight There’s no pillow top to speak of, and my [hips|shoulders] could use one.
@stomach My ribs feel it when I lie on my stomach, and so [do my knees|does my collarbone].
My chiropractor knows about this bed by now.
`);

export const motionGood = lines(`
My {partner} gets up at [four thirty|five|five fifteen] for work, and I [find out from the empty pillow|don’t notice anymore].
My {partner} flops around like a fish and I [sleep right through it|have no idea until somebody tells me].
We each have our own half, and neither feels the other.
For the first time in years I don’t wake up when my {partner} comes to bed [late|after midnight].
@dog The dog jumps up at [two in the morning|some point every night] and we [only find out at sunrise|don’t feel it].
@cat The cat lands on it like a sack of flour and nobody [wakes up|stirs].
What happens on {his} side stays on {his} side.
My {partner} has restless legs. On the old bed I felt every kick, and now I [hear about it at breakfast|feel maybe one in ten].
@kids When one of the kids climbs in at night, the other side of the bed [doesn’t move|stays asleep].
We did the wine glass thing the day it came. [The wine stayed where it was.|Not a drop.]
I work nights and come to bed at [six|seven] in the morning. My {partner} says {he} can’t feel me lie down.
@coils I expected the coils to carry every movement across, and they [don’t|really don’t].
@memory The memory foam swallows whatever goes on next to me.
@king With the king we’re far enough apart anyway, but even in the middle I don’t feel {him} turn over.
I’m a light sleeper, and I used to wake up each time my {partner} [reached for a phone|adjusted a pillow]. [No more.|That’s over.]
@pocketed Every coil seems to mind its own business, so I don’t feel {him} get up.
My {partner} sat down to [tie {his} shoes|put {his} socks on] this morning and I slept through it, which has never happened before.
@newborn We’re up every three hours with a newborn, and whoever’s turn it isn’t stays asleep.
@gap {He} outweighs me by [eighty|ninety|a hundred] pounds, and I don’t roll toward {him} or bounce when {he} turns.
We’d been talking about separate [beds|bedrooms]. We’ve [stopped talking about it|dropped it].
`);

export const motionBad = lines(`
I feel every turn my {partner} makes.
@dog When the dog jumps up, [we both wake up|the whole bed knows].
@cat Even the cat walking across it wakes me, and she weighs [nine|ten] pounds.
If my {partner} gets up at night, [so do I|I’m up, too].
My {partner} works late, and the bed tells me exactly when {he} lies down.
It wobbles when either of us turns over.
@gap {He} sits down on {his} side and I [rise on|bounce on] mine.
You feel everything from one side to the other, so if one of you [tosses|is restless], you’re both awake.
We’ve learned to turn over [very slowly|at the same time].
@coils The springs carry every move across. I know when {he} [scratches {his} nose|checks the time].
I sleep fine until my {partner}’s alarm goes off at [five|five thirty], and then I get the whole routine, [through the mattress|seat to seat].
It’s like [sharing a trampoline|sharing a canoe] with somebody who can’t sit still.
My {partner} has restless legs, and [on this bed so do I|now I have them, too].
I’ve started going to bed after {him} so I at least get to fall asleep.
@kids One kid in the bed and nobody gets any sleep, because every knee and elbow [travels|shakes the whole thing].
I notice it most around [four|five] in the morning, when I sleep lightly and my {partner} starts turning.
@latex It’s springy, and that goes for the other side of the bed as well. {He} moves, I move.
@king We thought a bigger bed would fix it. It [doesn’t|didn’t].
`);
