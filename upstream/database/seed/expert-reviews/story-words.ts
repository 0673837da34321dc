import type { SleepPosition } from "../../../rules/target-firmness";

/** Sentences of the story. The first paragraph is one person's nights, so it says "I". */

/** `{nights}` in figures, `{pounds}` of the reviewer, `{lying}` as below. */
export const openings: readonly string[] = [
  "I slept on it for {nights} nights, {lying}. I weigh {pounds} lb.",
  "{nights} nights, {lying}, at {pounds} lb: that’s what my opinion rests on.",
  "It stood in my bedroom for {nights} nights. I sleep {lying} and weigh {pounds} lb.",
  "For {nights} nights this was my bed. You should know that I sleep {lying} and weigh {pounds} lb.",
  "I gave it {nights} nights before anybody came near it with an instrument. I lie {lying} and weigh {pounds} lb.",
  "I’m {pounds} lb and sleep {lying}, and I kept it for {nights} nights.",
];

export const lying: Readonly<Record<SleepPosition, string>> = {
  side: "on my side",
  back: "on my back",
  stomach: "on my stomach",
  combination: "in every position there is",
};

/** How firm it is for the reviewer, by how far the measured firmness is from what suits such a sleeper. */
export const feltWords = {
  right: [
    "For me it’s right: I fell asleep without moving the pillow around, and woke up the way I went to bed.",
    "It fits me. By the third night I’d stopped noticing it, which is the best thing I can say of a bed.",
    "That’s a good match for somebody built like me, and I didn’t want it back out of the house.",
    "I had nothing to adjust to. It felt like a bed I’d chosen.",
    "I’d have kept it. Of all its comfort levels it’s the one I’d pick.",
  ],
  "too-firm": [
    "It’s firmer than what suits me, and I felt that by the end of most nights.",
    "I’d want it a step softer. I got used to it, but I never looked forward to it.",
    "For my build it’s on the firm side; a heavier person would meet it halfway.",
    "I woke up a little stiff on most mornings, and a softer bed doesn’t do that to me.",
  ],
  "far-too-firm": [
    "It’s much too firm for me. I slept, but I’ve stopped pretending that I slept well.",
    "For somebody like me it’s a board with manners. Others on the team loved it, so don’t take my word alone.",
    "I’m the wrong person for it: far too firm at my weight, the way I lie.",
  ],
  "too-soft": [
    "It’s softer than what suits me, and my back noticed before I did.",
    "I’d take it a step firmer, and so would most people who lie the way I do.",
    "For me it’s on the soft side; a lighter person would be held up better.",
    "Lovely for the first hour. By morning I wished for something firmer under my hips.",
  ],
  "far-too-soft": [
    "It’s far too soft for me, and after a week I dreaded the mornings.",
    "I’m not the one this bed was made for: I sank until my back had no say in it.",
    "At my weight, the way I lie, it’s much too soft, and no pillow made up for it.",
  ],
  dial: [
    "It took me four evenings to find my setting, and then I left it alone.",
    "I began at the middle of the dial and ended a little softer, which is what most of us did.",
    "Setting it by half steps sounds fussy. It isn’t: I knew within minutes which way to go.",
    "My partner and I ended up two settings apart, and for once nobody had to give in.",
  ],
} as const;

/** Hugging or floating, by how deep one sinks and how fast it springs back. */
export const feelWordsOf = {
  hug: [
    "You sink in by {sinkage} and it closes around you slowly.",
    "It hugs: {sinkage} deep, and in no hurry to let go.",
    "You lie in it rather than on it, {sinkage} deep.",
    "It’s the slow kind of soft, {sinkage} deep once it has warmed up under you.",
  ],
  float: [
    "You lie on top of it, {sinkage} deep at the hips and no more.",
    "It keeps you on the surface: {sinkage} of sinking in, then it pushes back.",
    "There’s no hollow to climb out of, just {sinkage} of give at the hips.",
    "It floats you, with {sinkage} of give where you’re heaviest.",
  ],
  between: [
    "It gives by {sinkage}, somewhere between hugging and bouncing.",
    "You sink in {sinkage}, enough to feel held and not enough to feel stuck.",
    "At {sinkage} deep it’s neither a hug nor a trampoline.",
    "It lets you in by {sinkage} and stops there.",
  ],
} as const;

/** What it is made of, before the results. `{comfort}` and `{support}` are noun phrases. */
export const madeOf: readonly string[] = [
  "Inside: {comfort} over {support}.",
  "Under the cover there’s this: {comfort} over {support}.",
  "The layers explain most of what follows: {comfort} over {support}.",
  "What you’re lying on is {comfort}, and under that {support}.",
  "The recipe: {comfort} on top of {support}.",
];

/** Of a bed that is our own. */
export const cutOpen: readonly string[] = [
  "We cut ours open when everything else was done: {comfort} over {support}.",
  "Last of all we cut it open and found what the spec sheet says: {comfort} over {support}.",
];

/** Where even the best result is no more than fair. */
export const nothingStandsOut: readonly string[] = [
  "No result stands out. The best was for {noun}, at {value}, and that’s near the middle of what we see.",
  "Its best result is for {noun}, {value}, which other beds reach without trying.",
  "At {value} it does best for {noun}, and that’s a fair result, not a good one.",
];

/** The claimed firmness `{claimed}` beside the measured one `{measured}`, both figures; `{brand}` says it. */
export const claimWords = {
  "as-claimed": [
    "{brand} calls it a {claimed} of 10 and the rig came to {measured}, so you can trust the label on this one.",
    "On firmness the label is honest: {claimed} of 10 on paper, {measured} on the rig.",
    "We measured {measured} where {brand} says {claimed}, which is as close as these things get.",
    "The rig’s {measured} and the brand’s {claimed} say the same thing.",
  ],
  softer: [
    "{brand} says {claimed} of 10. Our rig says {measured}, so order it expecting something softer than the label.",
    "It’s softer than it’s sold: {measured} on the rig, where {brand} promises {claimed}.",
    "The label reads {claimed} and the rig {measured}. If you picked it for being firm, go up a level.",
    "On paper it’s a {claimed}; we pressed it three times and got {measured} each time.",
  ],
  firmer: [
    "{brand} says {claimed} of 10. Our rig says {measured}, so it’s firmer than you’d think from the label.",
    "It’s firmer than it’s sold: {measured} on the rig, where {brand} promises {claimed}.",
    "The label reads {claimed} and the rig {measured}. If you picked it for being soft, go down a level.",
    "On paper it’s a {claimed}; we pressed it three times and got {measured} each time.",
  ],
  dial: [
    "At the middle of its dial the rig came to {measured} of 10, and the dial moves that a good way up and down.",
    "We measured it at the middle setting, {measured} of 10. Your own setting will be another number.",
  ],
} as const;

/** The height, where it isn't what the brand says; `{claimed}` and `{measured}` with their unit. */
export const lowerThanClaimed: readonly string[] = [
  "It’s also lower than promised: {measured} instead of {claimed}, two days out of the box.",
  "The spec sheet says {claimed}, and our gauge never got past {measured}.",
  "You pay for {claimed} and get {measured}. We waited two days and measured again.",
];

/** What it is like to have delivered, by what it weighs. */
export const settingUp = {
  light: [
    "At {weight} one of us carried it up alone.",
    "The queen weighs {weight}, so moving it is a one-person job.",
    "Setting it up took me ten minutes and no help: it’s {weight}.",
  ],
  usual: [
    "The queen weighs {weight}, so ask somebody for a hand.",
    "Two of us had it on the frame in a quarter of an hour; it weighs {weight}.",
    "At {weight} you’ll want one more person on the stairs, and none after that.",
  ],
  heavy: [
    "It weighs {weight}. Pay for the delivery that carries it in.",
    "We needed three people on the stairs: a queen is {weight}.",
    "At {weight} it goes where it’s put down and stays there, so turn it before you’re tired.",
  ],
} as const;

/** How long it smelled, for foams in a box. */
export const smell: readonly string[] = [
  "It smelled of new foam for two days, with the window open.",
  "There was a smell on the first night and none on the third.",
  "I noticed no smell at all, which is rarer than it should be.",
  "The smell was gone by the weekend.",
];
