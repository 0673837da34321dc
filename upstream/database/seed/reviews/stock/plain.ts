import { lines } from "./lines";
import type { BadTopic, GoodTopic } from "./topics";

type Lines = ReturnType<typeof lines>;

/** What people say who don't tell stories. */
export const plainGood: Readonly<Record<GoodTopic, Lines>> = {
  pressure_relief: lines(`
Easy on my [hips|shoulders|joints].
Very comfortable on my [hips and shoulders|shoulder].
No pressure points [that I’ve noticed|at all].
It’s [cushiony|soft] in the right places.
@side Good for side sleeping.
My [hip|shoulder] pain is [better|a lot better].
I don’t wake up sore.
`),
  motion_isolation: lines(`
I don’t feel my {partner} move.
Motion transfer is [minimal|very low].
My {partner} gets in and out and I [don’t wake up|sleep on].
We don’t wake each other up [anymore|now].
Very little movement from the other side.
@dog The dog moving around doesn’t [wake us|bother us].
`),
  cooling: lines(`
It [stays|sleeps] cool.
Not hot at all.
I don’t [sweat|overheat] on it.
Temperature is [good|never an issue].
It sleeps a lot cooler than my last one.
The temperature is [fine|just right].
Neither hot nor cold.
@hot Good for a hot sleeper like me.
`),
  edge_support: lines(`
The edges are [solid|strong|firm].
Edge support is [great|very good].
You can sit on the side without sinking.
I sleep near the edge and feel [secure|fine].
Good, firm sides.
`),
  responsiveness: lines(`
Easy to [move around on|turn over on|get out of].
It has [some|a nice] bounce.
You don’t get stuck in it.
It responds [fast|right away] when I move.
Moving around is no problem.
`),
  durability: lines(`
@m6 No sagging [so far|at all so far].
@m6 It’s holding up [well|fine].
@m6 Still feels [new|like it did at first].
@m12 No change since I got it.
@m6 Seems [well made|solidly built].
`),
  support: lines(`
Good support for my back.
My back feels [better|much better].
Supportive without being [hard|too hard].
I wake up without back pain.
It keeps me from [sinking|sagging] in the middle.
Great for my lower back.
@heavy Holds my weight [well|without any trouble].
`),
  fit: lines(`
The firmness is [perfect|just right] for me.
@fixed Good mix of soft and firm.
@fixed Not too soft, not too hard.
Comfortable from night one.
I like the feel of it [a lot|very much].
It’s the firmness I was looking for.
`),
  rest: lines(`
I sleep [great|very well|so much better].
Best sleep I’ve had in [years|a long time].
I wake up [rested|refreshed].
I sleep through the night.
We both sleep better.
Very comfortable bed.
I love this mattress.
`),
  value: lines(`
Good [value|bed for the money].
The price was [right|fair].
Worth the money.
Great bed for the price.
`),
};

export const plainBad: Readonly<Record<BadTopic, Lines>> = {
  pressure_relief: lines(`
It’s hard on my [hips|shoulders].
My [hip|shoulder] hurts in the morning.
Not enough padding on top.
I get pressure points [at the hip|at my shoulder].
@side Not good for side sleeping, at least not for me.
`),
  motion_isolation: lines(`
I feel my {partner} move.
Lots of motion transfer.
You feel the other person [get up|turn over] every time.
We wake each other up.
`),
  cooling: lines(`
It sleeps [hot|warm].
I [sweat|overheat] on it.
It traps heat.
I wake up sweaty.
Too warm for me.
`),
  edge_support: lines(`
The edges are [weak|too soft].
No edge support.
You slide off if you sit on the side.
The sides [collapse|sink] when you sit on them.
`),
  responsiveness: lines(`
Hard to [turn over|move around] on.
I feel stuck in it.
No bounce.
It’s slow to come back when you move.
`),
  durability: lines(`
@m6 It’s sagging [already|on my side].
@m6 It got [soft|mushy] too fast.
@m6 There are body impressions.
@m6 Not holding up.
`),
  support: lines(`
Not enough support.
My [lower back|back] hurts on it.
I sink in the middle.
I wake up with back pain.
@heavy It doesn’t hold my weight well.
`),
  "too-firm": lines(`
It’s too [firm|hard].
Way firmer than I expected.
@fixed Too hard for my weight.
`),
  "too-soft": lines(`
It’s too soft.
Way softer than I expected.
@fixed Too soft for my weight.
`),
  smell: lines(`
@foamy It [smelled|had a smell] for the first week.
@latex Smells like rubber at first.
`),
  heavy: lines(`
It’s [very|really] heavy.
Hard to [move|lift|rotate].
`),
  sheets: lines(`
It’s very [tall|thick], so buy deep sheets.
My sheets don’t fit.
`),
  price: lines(`
It’s [expensive|overpriced].
Too expensive for what it is.
`),
  cover: lines(`
The cover isn’t [washable|great].
I don’t love the cover.
`),
  defect: lines(`
Mine [came|arrived] with a [flaw|defect]: [a corner that won’t lie flat|a loose seam|a crooked border].
I think I got a defective one, because [one side is lower|it has a lump at the foot].
`),
  letdown: lines(`
I don’t sleep well on it.
I’m [disappointed|really disappointed].
Not comfortable for me.
I toss and turn all night.
I wake up tired.
`),
};
