import type { ScoreKey } from "../text/score-sentences";

/**
 * What a reviewer says of a result. `{value}` is the result with its unit. `does` and `not` follow "it"; `pro` and `con` are
 * points of a list; `good` and `bad` are sentences of the story.
 */
interface PartWords {
  does: readonly string[];
  not: readonly string[];
  pro: readonly string[];
  con: readonly string[];
  good: readonly string[];
  bad: readonly string[];
  /** Of a lowest result that is no fault. */
  middling: readonly string[];
}

export const partWords: Readonly<Record<ScoreKey, PartWords>> = {
  pressure_relief: {
    does: [
      "is gentle on shoulders and hips",
      "takes the pressure off your side",
      "lets a shoulder sink in without a fight",
    ],
    not: ["presses on your shoulder", "is hard on a side sleeper’s hips", "leaves shoulders to fend for themselves"],
    pro: [
      "Gentle on the side: {value} under the shoulder",
      "Shoulders get room to sink in, at only {value} of pressure",
      "No numb arm: the mat read {value} at its highest",
      "Your hip and shoulder rest easy ({value})",
      "Spreads your weight well, with a peak of {value}",
    ],
    con: [
      "Hard on the shoulder if you lie on your side: {value}",
      "Too much pressure for side sleepers ({value} under the shoulder)",
      "Side sleepers will be turning over by three in the morning: {value} of pressure",
      "Little give on top, so the shoulder takes {value}",
    ],
    good: [
      "On the pressure mat the shoulder came to {value}, which is a calm picture: mostly blue, no red.",
      "The dummy’s shoulder met {value} of pressure. Most people stop noticing their arm well below what this mat shows on a firm bed.",
      "We read {value} under the shoulder, so there’s enough give on top for somebody who lies on their side all night.",
      "The highest pressure we found on the mat was {value}.",
      "Lying on its side, the dummy pressed on the mat with {value} at most.",
    ],
    bad: [
      "The pressure mat wasn’t kind: {value} under the shoulder, with a red spot the size of a palm.",
      "Under the dummy’s shoulder we read {value}. Side sleepers wake up from less.",
      "The mat showed {value} at the shoulder, and a topper would be the first thing I’d buy with it.",
      "At {value} under the shoulder, there isn’t enough give on top for a night on your side.",
    ],
    middling: ["is only fair on shoulders", "could be gentler on the shoulder"],
  },
  support: {
    does: ["keeps your hips level", "holds your back straight", "carries your middle well"],
    not: ["lets your hips sag", "lets the middle of you hang", "doesn’t hold your hips up"],
    pro: [
      "Hips stay in line, only {value} below the shoulders",
      "Keeps a straight back: the hips drop just {value}",
      "Good for backs, with {value} of sag at the hips",
      "Holds up a 200 lb dummy with hips {value} out of line",
    ],
    con: [
      "Hips drop {value} below the shoulders",
      "It bows in the middle: {value} of sag under 200 lb",
      "Not enough under the hips if you’re heavy ({value} out of line)",
      "Lets your back bend: {value} at the hips",
    ],
    good: [
      "The laser line says the hips hang {value} below shoulders and knees, which for most backs is as good as straight.",
      "Our 200 lb dummy lay almost flat, its hips {value} out of line.",
      "Support is where the core shows. Hips dropped {value}, and they stayed there after ten minutes.",
      "I couldn’t slide a hand under the small of my back, and the dummy agrees: {value} at the hips.",
    ],
    bad: [
      "Under 200 lb the hips went {value} below the line. You’d feel that in your lower back after a week.",
      "The hips of the dummy hung {value} too low, so the core gives in before the top does.",
      "The laser put the hips {value} out of line. Fine for a light person, too much for a heavy one.",
      "After ten minutes the hips had settled {value} below the shoulders, deeper than I’d want for my back.",
    ],
    middling: ["holds your hips only fairly well", "could do more for your lower back"],
  },
  motion_isolation: {
    does: [
      "hides your partner’s turning",
      "keeps a restless partner to their own side",
      "lets you sleep through somebody else’s alarm",
    ],
    not: [
      "tells you every time your partner moves",
      "passes a partner’s turning on to you",
      "shakes when somebody gets up",
    ],
    pro: [
      "You’ll hardly notice your partner: a jolt of {value}",
      "Quiet for couples ({value} on the other side)",
      "A partner can get up without waking you: {value}",
      "Keeps movement where it is, at {value} across the bed",
      "The weight we dropped barely reached the other side ({value})",
    ],
    con: [
      "You’ll feel your partner get up: {value} on the other side",
      "Passes movement on, a jolt of {value}",
      "Not for light sleepers who share ({value} across the bed)",
      "Bouncy for two: we read {value} on the far side",
    ],
    good: [
      "We dropped the weight ten times, and the sensor on the other side gave {value}. My partner asked when we’d begin.",
      "The jolt on the far side was {value}, little enough that you’d sleep through it.",
      "At {value} on the other side, this is a bed for people with different alarm clocks.",
      "Motion stays put: {value} where a partner would lie, and the last ripple is gone within half a second.",
    ],
    bad: [
      "When the weight landed, the other side got {value}, a nudge that a light sleeper won’t sleep through.",
      "The far side read {value}. Alone you won’t care; as a couple you will.",
      "My partner’s getting up at six became my getting up at six, and the sensor shows why: {value}.",
      "We measured {value} where a partner would lie, so every turn is shared.",
    ],
    middling: ["passes on a little of your partner’s movement", "isn’t the quietest for two"],
  },
  cooling: {
    does: ["stays cool", "doesn’t heat up under you", "lets the warmth out"],
    not: ["gets warm", "holds on to your warmth", "warms up more than a hot sleeper will like"],
    pro: [
      "Stays cool: only {value} warmer after an hour",
      "Heat gets away, with a rise of {value}",
      "A bed for warm bedrooms ({value} in an hour)",
      "The surface warmed by just {value} under our heated torso",
    ],
    con: [
      "Gets warm: {value} more after an hour",
      "Holds heat, with a rise of {value}",
      "Not for hot sleepers ({value} warmer in an hour)",
      "You’ll kick off the blanket: the surface rose {value}",
    ],
    good: [
      "An hour under the heated torso raised the surface by {value}, and it was back at room temperature before our coffee was done.",
      "It warmed by {value} in an hour, so whatever heat you bring goes down and out instead of staying under you.",
      "I sleep warm and forgot about it here. The probe says {value} after an hour.",
      "Under the torso the surface gained {value}. That’s what air between the layers does.",
    ],
    bad: [
      "After an hour under the heated torso the surface was {value} warmer, and it took its time to cool down again.",
      "The probe rose by {value}. In January that’s cozy; in July I had the blanket at my knees.",
      "It warmed by {value} in an hour, so whatever coolness the cover has is gone by the time you’re asleep.",
      "Heat stays where you lie: {value} more after an hour.",
    ],
    middling: ["gets a little warm", "isn’t the coolest bed around"],
  },
  edge_support: {
    does: ["has an edge you can sit on", "lets you use its whole width", "stays firm right up to the edge"],
    not: [
      "gives way at the edge",
      "tips you forward when you sit on the side",
      "loses some of its width to a soft edge",
    ],
    pro: [
      "A firm edge: it gives {value} when you sit on it",
      "You can sleep close to the side without sliding ({value})",
      "Sitting down to tie a shoe is no balancing act: {value}",
      "The whole width is usable, with {value} of give at the edge",
    ],
    con: [
      "The edge goes down {value} when you sit on it",
      "Soft sides ({value} of give), so two adults will crowd the middle",
      "Getting up takes a push: the edge sinks {value}",
      "You feel the edge coming: {value} of give",
    ],
    good: [
      "The edge gave {value} under 200 lb, so it still feels like part of the bed.",
      "Seated at the long side we sank {value}, and nobody had the feeling of being tipped out.",
      "I slept a night at the very edge to be sure. It gives {value}, and I stayed in.",
    ],
    bad: [
      "Sit on the side and it goes down {value}. You end up on your feet sooner than you planned.",
      "The edge is the weak spot, {value} under our seat form, and lying near it feels like lying on a slope.",
      "Two of us kept to the middle, since the edge gives {value}.",
      "The seat form went down {value}, which is a lot when you need a hand to get up.",
    ],
    middling: ["gives a bit at the edge", "could have a firmer edge"],
  },
  responsiveness: {
    does: ["springs back at once", "makes it easy to turn over", "never lets you feel stuck"],
    not: ["is slow to let you turn", "keeps your dent", "takes its time to spring back"],
    pro: [
      "Easy to turn over on: a dent is gone in {value}",
      "Springs back at once ({value})",
      "You never feel stuck, since it recovers in {value}",
      "Moves with you, with a recovery of {value}",
    ],
    con: [
      "Slow to turn over on: a dent stays for {value}",
      "You lie in a mold of yourself until it fills, {value} later",
      "Takes {value} to recover, so changing sides is work",
      "Combination sleepers will feel held ({value} to spring back)",
    ],
    good: [
      "The ball’s dent was gone in {value}, quicker than you can roll over.",
      "On the slow-motion film the surface is flat again after {value}, and that’s how it feels: light on its feet.",
      "It’s back in shape {value} after the ball is lifted, so turning over takes no thought.",
    ],
    bad: [
      "The dent of the ball took {value} to fill. That’s the slow, hugging feel some people love and I merely put up with.",
      "We waited {value} for the surface to come back, and turning over at night feels the same.",
      "It remembers where you lay for {value}. If you turn a lot, you’ll notice every time.",
    ],
    middling: ["is a little slow to spring back", "asks for some effort when you turn"],
  },
  durability: {
    does: ["should keep its shape for years", "lost hardly any height in our wear test", "is built to last"],
    not: ["wears faster than it should", "lost height under our roller", "may not keep its shape"],
    pro: [
      "Built to last: the roller took only {value}",
      "The whole roller test cost it {value}",
      "Kept its height under the roller ({value} lost)",
      "After 30,000 passes it was {value} lower, and that’s all",
    ],
    con: [
      "Wears early: {value} lower after the roller",
      "The roller left a dip of {value}",
      "Lost {value} of its height in our wear test",
      "Don’t count on ten years, since it lost {value} under the roller",
    ],
    good: [
      "Then came the roller. After 30,000 passes it had lost {value}, and without a ruler you wouldn’t know where it ran.",
      "The whole roller test cost it {value} of height, so I’d expect it to outlive its warranty’s small print.",
      "The roller took {value} off it, so what’s inside is doing its job.",
    ],
    bad: [
      "The roller was hard on it: {value} gone after 30,000 passes, and you can see the track with the cover on.",
      "It lost {value} under the roller. In a guest room that’s a decade away, in yours perhaps four years.",
      "After the roller it was {value} lower where a body lies, which is how a valley begins.",
    ],
    middling: ["wears about as fast as most", "keeps its shape only fairly well"],
  },
};
