import { lines } from "./lines";

export const coolingGood = lines(`
@hot I run hot and I’ve stopped [throwing the covers off|kicking the blankets to the floor].
@hot No more waking up damp [at three|around two|in the middle of the night].
@hotplace It got through a {place} summer with the AC at [76|77|78], and that’s [saying something|the real test].
@hotplace August in {place} is no joke, and I [slept through it|didn’t wake up sweating once].
@m4 I keep waiting for it to heat up and it [doesn’t|never does].
The surface is still cool when I roll back to [it|a spot I’ve been lying on].
@coils Air gets through the coils, you can tell. It never feels [stuffy|closed in].
@latex The latex stays about room temperature, which is all I ask.
@grid Air moves right through that grid. It’s the coolest bed I’ve [slept on|owned], and I’ve tried a few.
@wool There’s wool under the cover, and I think that’s why it’s never clammy, [summer or winter|even with flannel sheets].
@hot @woman I’m in the middle of menopause, so I know what a hot bed is. This [isn’t one|is not one].
@hot My {partner} calls me the furnace. On this bed I’m [more of a pilot light|tolerable, apparently].
@gel I’m not sure what the gel in the foam does, but for memory foam it’s [surprisingly cool|not warm at all].
@hot We used to fight over the thermostat. We’ve [settled on 70|settled on 69] and nobody’s sweating.
It never gets clammy, even [with the windows shut|under a heavy comforter|in July].
Cool when I get in, and [still cool|about the same] at six in the morning.
@coldplace It’s cool in summer and not icy in a {place} winter, [which is all I ask|and I’ve had icy beds].
@hot On the old bed I flipped my pillow ten times a night. Now it’s [once, maybe|more like once].
@hot I take a medication that makes me sweat at night. The sheets are [dry|mostly dry] in the morning now.
It [breathes|lets air through], and I can tell because the sheets aren’t damp on my side anymore.
@hot I used to sleep on top of the covers from [May|June] to September. Not this [summer|year].
It doesn’t hold [heat|on to my heat]. I get up, come back ten minutes later, and my side is cool again.
`);

export const coolingBad = lines(`
It gets warm after [an hour|an hour or so|a couple of hours] and stays that way.
In summer I end up on top of the [sheet|covers].
@hot I wake up hot around [two|three] most nights.
The spot where I lie holds its heat, so I move over, and then that spot [warms up, too|gets warm].
A cooling pad helped, but I [shouldn’t need one|didn’t budget for one].
My {partner} calls it the [oven|toaster|griddle].
@memory I sink into the foam and the heat has nowhere to go.
@memory It’s memory foam, and it’s warm, so [think twice|be warned] if you sleep hot.
@memory The hug is nice until [midnight|about one], and then the hug is too warm.
@hotplace In {place} you need the AC at [68|67] to sleep on this thing.
@gel The gel feels cool for ten minutes. [After that it’s regular foam.|Then it warms up like any other foam.]
@hot @woman Menopause plus this mattress is [not a good mix|a bad combination].
I’ve changed [the sheets, the protector and the comforter|sheets twice], and it still sleeps warm.
@allfoam All that foam holds on to heat. I can feel it when I put my hand where I’ve been lying.
It’s cozy in winter. Summer is another story.
@hot There’s a fan at the foot of the bed now, and it’s on [every night|from April to October].
The cover feels cool when you first lie down. What’s under it [isn’t|doesn’t].
@pillow The thick pillow top is comfortable and [warm. Very warm.|warmer than I’d like.]
My back is damp in the morning, and I [never had that before|didn’t have that on the old one].
I kick one leg out from under the covers all night, which is how I know a bed [runs warm|sleeps hot].
@coldplace Great for a {place} winter. The other [three|four] months I sweat.
`);

export const edgeGood = lines(`
I sit on the edge to put my [shoes|socks|boots] on and it holds.
You can sleep right [at|on] the edge without feeling like you’ll roll off.
The sides are as firm as the middle, so you can use [all of it|the whole width].
@kids With two kids climbing in on weekends we need every inch, and we [get every inch|have it].
My [father|mother] sits on the side to stand up, and it [doesn’t give way|doesn’t fold].
@m4 No sloping at the side, even where I always [get in|sit down].
@dog The dog takes the middle, so I sleep on the edge, and I [haven’t fallen off|stay put].
I’ve had [knee|hip|back] surgery, and getting up is easier when the side of the bed [pushes back|doesn’t sink].
@coils The coils around the outside must be stiffer, because the edge [feels solid|barely gives].
@king We bought a king and we have a king, right up to the [seam|piping].
@queen It feels bigger than our old queen because you can lie [right up to the edge|at the very side].
I do my stretches sitting on the side, and it’s [steady|like sitting on a bench].
@full It’s only a full, so I use the edges, and they’re [solid|good].
@heavy @man I’m a big guy, and the side [doesn’t fold|holds] when I sit down to get dressed.
My {partner} sleeps in the middle, I sleep on the last eight inches, and I’ve yet to [hit the floor|fall out].
The edge is [firm|strong] all the way around. You could [sit six people on it|play cards on it].
@heavy I’ve flattened the edges of every bed I’ve owned. [Not this one.|This one’s still square.]
`);

export const edgeBad = lines(`
The edge folds when I sit on it to [get dressed|tie my shoes|put my pants on].
Near the side I feel like I could [slide off|roll out].
We both end up in the middle because the edges [are weak|slope].
Sitting on the side is like sitting on a [beanbag|half-empty pool float].
@queen It’s a queen on paper and a full in practice, because nobody can sleep on the outer [four|five|six] inches.
@m4 The corner where I sit in the morning [has already gone soft|is rounder than the others].
@heavy I weigh {pounds}, and when I sit on the side I nearly end up on the floor.
My [mother|father] visited and couldn’t get up from the side without [help|my arm].
@allfoam It’s all foam with nothing stiffer around the outside, and you can tell when you sit [down|on the side].
I’ve woken up [twice|more than once] half out of bed.
@king A king is 76 inches wide. I’d say we can use [sixty|about sixty] of them.
Making the bed, you lean on the edge and it [squashes flat|goes right down].
I have a bad knee, so I push off the side to get up, and there’s [nothing to push against|not much there].
@dog The dog tried to hop up, caught the edge, and slid [back down|off]. She looked at me like it was my fault.
Don’t plan on [sitting on the side|using the edge as a chair]. It goes down and you go with it.
@pillow The pillow top rounds off at the side and takes you with it.
I’m someone who [reads|folds laundry] sitting on the edge of the bed, and this isn’t the bed for it.
`);
