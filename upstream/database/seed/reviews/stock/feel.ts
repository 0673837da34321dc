import { lines } from "./lines";

export const fitGood = lines(`
The firmness is [right for me|just right] {on}, not hard and not mushy.
@comfort I went back and forth between this and [a softer one|a firmer one] and I’m glad I picked {comfort}.
@comfort {comfort} sounded like a gamble. [It wasn’t.|It turned out right.]
@fixed @two My {partner} wanted softer, I wanted firmer, and we’re [both happy|both fine] with this.
It’s what I think of as a [normal|proper] bed: you notice it for a week and then never again.
@air I found my setting in the first [week|few nights] and haven’t touched it since.
@air I’ve tried every setting and keep coming back to the [same one|first one].
@air @two My side is [soft|low], {hers} is like a plank, and nobody has to [compromise|give in]. That’s why we got it.
@air Some nights my back wants it firmer, so I push a button. That’s [hard to go back from|worth a lot to me].
@fixed At {pounds} pounds I’m right in the middle of what this is made for, and it [shows|feels like it].
@fixed @m2 It took about [ten days|two weeks|three weeks] to get used to, and now other beds feel [wrong|off].
@soft I like a soft bed and people tell you not to buy one. [I’m glad I didn’t listen.|My back is fine, thanks.]
@firm I like a firm bed, really firm, and most of what’s called firm isn’t. [This is.|This one is.]
@store It feels the same at home as it did on the floor, which [I can’t say of the last one|surprised me].
@fixed {On}, at my weight, it’s neither too much nor too little.
@hotelish It reminds me of a hotel bed I once [tried to look up|asked the front desk about].
@light I’m {pounds} pounds, so “medium” at the store is usually “firm” for me. I allowed for that, and [it worked|it’s right].
@heavy I’m {pounds} pounds and went firmer than the quiz told me to. [Good call.|I’d do it again.]
`);

export const tooFirm = lines(`
It’s just too firm for me {on}.
I waited for it to break in, and [it never softened|it didn’t].
@store It feels harder at home than it did when I [lay down on it in the store|tried it for ten minutes].
I expected some give and got [very little|about none].
@comfort {comfort} was a mistake at my weight. I [float|lie] on top of it.
@fixed I should have picked something softer. I hardly sink in at all.
@air Even at its softest, it’s too firm for me.
@air I’ve let out as much air as I can, and it’s [still too hard|firmer than I’d like].
@light I’m {pounds} pounds, and on this I might as well sleep on the [floor|coffee table].
@side @fixed If you sleep on your side and you aren’t heavy, go softer than this.
Everyone told me firm is good for you. My [hips|shoulders] [disagree|didn’t get the memo].
It’s like a very nice [table|bench].
@m2 {Time} later I’m still waiting for the part where it adjusts to my body.
@comfort What they call {comfort} is a full step firmer than what I know by that name.
@two @fixed My {partner} loves how hard it is. I sleep on [two folded comforters|a comforter folded in half].
@store The store model was [broken in|soft from a year of people lying on it]. Mine [isn’t|is a board].
I don’t sink in, so nothing fills the gap at my waist.
`);

export const tooSoft = lines(`
It’s too soft for me {on}.
It felt wonderful for ten minutes and [too soft for eight hours|wrong by morning].
@heavy At {pounds} pounds I sink right through whatever is supposed to [hold me|be the comfort part].
My middle drops, and my legs end up higher than my hips.
@comfort {comfort} turned out a lot softer than I [wanted|thought].
@fixed I should have gone a step firmer.
@air Even at its firmest, it’s too soft for me.
@air I pump it up all the way and still sink in [too far|more than I want].
@stomach Sleeping on my stomach, I bend [backward|the wrong way] in it.
@comfort Somebody’s idea of {comfort} is not [mine|my idea of it].
I feel like I’m sleeping in a [ditch|pudding], not on a bed.
@staffed In the store, with shoes on and [a salesman watching|five minutes to decide], I didn’t notice how far I sink.
@heavy Big people, [take note|look elsewhere]: this is made for somebody lighter than me.
It swallows me. I wake up [in a hole|with the mattress around my ears].
@back I sleep on my back and wake up [bent|with my chin on my chest].
@two @fixed @heavy My {partner}, who weighs a lot less, thinks it’s perfect. I’m in a [valley|trough].
`);

export const restGood = lines(`
I fall asleep faster than I have in [years|a long time].
I used to get up [twice|three times] a night. Most nights now I don’t get up at all.
My sleep tracker went from the low 70s to the mid [80s|80s within a month].
I’m a better person at [seven|six thirty] in the morning than I was, ask anybody in this house.
I slept [nine|ten] hours the first Saturday. I don’t think I’d done that since college.
We’ve stopped [arguing about|blaming each other for] who kept whom awake.
I used to wake up before the alarm because I hurt. Now I [wake up because it rings|need the alarm].
The coffee budget is down.
I look forward to going to bed, which is new.
@m2 I haven’t slept on the couch [since it came|once since we got it].
My {partner} stopped snoring, or I stopped hearing it. [Either way.|Both are fine.]
It’s comfortable in the way that makes you late for work.
I travel for work, and I’ve started to [mind the hotels|count the nights till I’m back in my own bed].
I read one page and I’m gone.
I don’t think about the mattress anymore. That’s [the best thing I can say|what I paid for].
@two Both of us sleep through, and we [never did before|can’t agree on anything else].
My back, my neck, my mood: [all better|a little better, all three].
I nap on it. I was not a [napper|nap person].
`);

export const valueGood = lines(`
@paid I paid {paid} for the {size}, and for that money I [can’t complain|have no complaints].
@paid {paid} for a {size} is hard to beat.
For what it costs, I don’t know what more you’d want.
I’ve slept on beds that cost three times this and [liked them less|couldn’t tell the difference].
It isn’t fancy, but neither was the [price|bill].
@paid I set a limit and stayed under it: {paid} for the {size}. [It’s a real bed.|No regrets.]
My brother paid double for his, and he [asked to nap on mine|isn’t talking about it].
@kids With two kids headed for college we [weren’t going to spend a fortune|had a budget]. This fit it and it’s comfortable.
It was the cheapest one I [seriously considered|lay down on and liked], and I’d pick it again.
You can spend more. I [don’t see why|wouldn’t].
`);

export const letdown = lines(`
I slept better on [the old one|what it replaced], and that one was done for.
I gave it {time}. [That’s fair, I think.|I really tried.]
I don’t know what the other reviews are about. I [wanted to like it|looked for what they saw].
There’s nothing I can point to and say that’s wrong, I just [sleep badly on it|don’t sleep well on it].
I’ve slept on better beds at [a roadside motel|my in-laws’].
I was tired before and I’m [still tired|tired now].
I keep waking up around [three|four], and I [didn’t use to|never did that before].
I lie there and think about [the old bed|sending it back], which tells you something.
I made a spreadsheet and picked [this|the wrong one].
I can’t get comfortable. On my side, on my back, with two pillows, without one, [nothing works|it’s the same].
On vacation I slept like a rock. Back home on this, [I don’t|same old story].
My {partner} and I both wake up [cranky|tired], and the bed is all that’s changed.
`);
