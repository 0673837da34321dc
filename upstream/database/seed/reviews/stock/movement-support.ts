import { lines } from "./lines";

export const responsivenessGood = lines(`
Turning over takes [no effort at all|nothing].
I change position a dozen times a night, and it [keeps up|moves with me].
@coils There’s a bit of bounce, which I [like|missed on the foam bed].
I [never feel stuck|don’t feel stuck]. That was my problem with the [foam bed at my sister’s|last one].
Getting out of bed in the morning is easier than it’s been [in years|for a while].
@combination I go from side to back to side all night, and this bed [doesn’t argue|couldn’t care less].
@latex Latex has a spring to it that I [didn’t expect|really like]. You sit up and it helps.
@grid It springs back the second you move, like [nothing else I’ve tried|it was never pressed].
It doesn’t [hug|hold on to] you. You lie on it, not in it.
My knees aren’t great, and on this one I can roll over without [planning it|a running start].
The old one had a hollow I had to climb out of. Here I just [turn|roll over].
@preg I’m pregnant and turning over is already a project. At least the bed [isn’t in the way|helps].
No quicksand feeling, [and I was worried about that|not even in a cold room].
Press it and let go and it’s flat again [before you can count to one|right away].
@heavy For somebody my size it’s easy to move on, and I don’t [leave a crater|sink so far that I have to climb out].
There’s some life to it. It’s [comfortable without being mush|soft without swallowing you].
Other things people do in beds also work well on this one. [Enough said.|That’s all I’ll say.]
After back surgery I had to log-roll to get up, and this bed made that [possible|a lot easier].
`);

export const responsivenessBad = lines(`
@memory It feels like [wet sand|quicksand] when I try to turn over.
@memory My handprint is still there [five|ten] seconds after I take my hand away. So am I, basically.
Turning over is [work|a project], and I turn over a lot.
@memory On cold nights it’s stiff as [clay|a board] until you’ve warmed it up.
It’s slow. You move and the bed [thinks about it|catches up later].
@combination I switch between side and back all night, and every time I have to climb out of my own dent.
Getting up in the morning takes [two tries|a bit of a heave].
There’s no bounce at all, and some things are [better with a little bounce|just harder that way].
You sink in, and then you’re [in for the night|parked].
@preg I’m seven months pregnant, and I have to grab the headboard to turn over.
I feel a little trapped in it. My {partner} [likes that|calls it cozy], I don’t.
@memory It hugs you, all right, and it [won’t let go|doesn’t let go easily].
My shoulders aren’t what they were, and hauling myself around on this [wakes me up|is tiring].
It has a dead feel to it, if that makes sense. You push and nothing [pushes back|happens].
@m2 I thought I’d get used to the slow feel. After {time} I [haven’t|still haven’t].
I used to roll over in my sleep. Now I have to wake up to do it.
`);

export const durabilityGood = lines(`
@m6 No dips so far, and I’m hard on beds.
@m12 {Time} in, it feels like it did the first week.
@m6 I ran a broomstick across it last weekend to check for sagging. [Flat.|Nothing. Flat as a table.]
@heavy @m6 I’ve killed two mattresses in [ten|eight] years. This one shows no sign of me [yet|so far].
@m12 It hasn’t softened where I sleep, and that’s where the last one [went|gave out first].
@m6 We rotate it every [three|four] months like the tag says, and it’s still even.
@m12 @kids The kids have jumped on it for {time}, and it’s [still flat|taken it well].
@m6 Still flat, still [quiet|comfortable], still the bed I bought.
@m18 My last mattress had a trench by this point. This [doesn’t|one doesn’t].
@densememory @m6 The foam is the dense kind, and it shows. No body print, [and I don’t move much|on either side].
@latex @m12 Everyone says latex lasts. After {time} I [can’t argue|see no reason to doubt it].
@coils @m12 No squeaks and no soft spots after {time}.
@m24 {Time} is long enough to know. It’s [held up|holding up].
@m12 @gap My {partner} is twice my size, and even {his} side is still level.
@m12 The piping is straight, the top is flat, and I can’t tell which side is mine.
@m6 You can feel that it’s well made: [heavy fabric, tight seams|the seams are straight and nothing has shifted], no lumps.
`);

export const durabilityBad = lines(`
@m6 There’s a dip on my side [already|you can see with the sheet off].
@m6 It softened a lot in the first [four|five|six] months, and not in a good way.
@lowfoam @m6 The foam on top has packed down where we sleep, and there’s a ridge [down the middle|between us].
@lowfoam @m6 The top foam is light stuff, and it shows: my hips have [worn a hollow|pressed a hollow] into it.
@m9 I laid a yardstick across it. [An inch and a quarter|An inch], and I don’t weigh that much.
@m6 I flip it end to end every other month now just to [even it out|find a fresh spot].
@m12 After {time} it looks like it’s [eight|ten] years old.
@m6 Two hollows and a [hump|hill] between them.
@m6 It felt great in the [store|first month]. What I sleep on now is a different bed.
@m9 The middle has gone soft, and I roll [toward it|into it].
@m6 You can see exactly where I sleep, even with the bed made.
@pillow @m6 The pillow top has matted down and doesn’t [come back|fluff up] anymore.
@heavy @m6 I know I’m heavy. I still expected more than {time} before it [sagged|gave].
@m12 The last one lasted [eleven|twelve|nine] years. This one won’t [make three|get close].
@m6 I can feel the difference between my side and the side nobody uses.
@m9 It’s not broken enough for the warranty and not [good|comfortable] enough to sleep on.
@m6 Whatever made it comfortable was used up in half a year.
@coils @m9 It’s started to [creak|squeak] on my side, too.
`);

export const supportGood = lines(`
My back [doesn’t hurt in the morning|is quiet in the morning] for the first time in [years|a long time].
@back Flat on my back, I can’t slide a hand under [my waist|the small of my back], so there’s something there.
I get up straight now instead of [shuffling to the bathroom|holding on to the dresser] first.
I have a herniated disc, and I’ve gone from [eight|six|ten] ibuprofen a week to [one or two|one, maybe].
@stomach My hips don’t drop when I’m on my stomach, and they did on [everything else|the last three beds].
@heavy At {pounds} pounds I sink through most mattresses to whatever is underneath. [Not this one.|I don’t here.]
It keeps me level. My chiropractor [noticed|asked about it], which he never does.
@zoned It’s firmer under the hips than under the shoulders, and my lower back [likes that|can tell].
@coils The coils hold you up properly, you don’t [hammock|sag in the middle].
It’s soft on top, and then it [stops|holds]. That’s what I wanted.
I pull [boxes|drywall|wire] for a living, and my back is bad enough. [It’s better since I have this.|This has helped, no question.]
@latex The latex holds my hips up without feeling hard.
My lower back used to seize up when I [drove to work|bent down for the coffee filters]. It [hasn’t done that lately|stopped].
I’ve got mild scoliosis, and I wake up about as crooked as [I went to bed|I lay down], which is a win.
No hammock effect. I’m straight from neck to [heels|tail].
We’re very different builds, and it [holds us both up|seems to fit us both].
I used to need a pillow under my knees to sleep. [I gave it to the dog.|It’s on the closet shelf now.]
After a day on [a concrete floor|my feet], I want a bed that carries me. [This does.|This one does.]
`);

export const supportBad = lines(`
I get up stiff and it takes me [half an hour|until the second coffee] to loosen up.
My hips sink lower than [my shoulders|the rest of me], and my back pays for it.
@stomach On my stomach my back arches like a [banana|hammock]. I can’t do it anymore.
@heavy At {pounds} pounds I go through the top and there’s not enough [underneath|holding me up].
My lower back hurts until about [ten|noon], and it [didn’t before|never did on the old bed].
I put a sheet of plywood under it. It [helped a little|didn’t help].
It’s comfortable to fall asleep on. It’s [the waking up|six in the morning] that’s the problem.
There’s not much holding me up in the middle, right where I [need it|weigh the most].
@back On my back I’m folded like a [taco|lawn chair].
I started sleeping [on the couch|in the recliner] two nights a week to give my back a rest.
My chiropractor asked if I’d changed beds, and not because I was [doing better|walking straighter].
I wake up at five because my back [wants to get up|won’t let me lie there], not because I do.
It doesn’t hold me level, and with a bad disc I [can’t have that|notice right away].
@allfoam It needs a better core. The bottom foam [gives|bends] right along with the top.
A pillow under my [hips|knees] makes it bearable, but that’s not what I [paid for|had in mind].
I’ve had more bad back days since this came than in the whole year before.
`);
