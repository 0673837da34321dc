import { mattressTypes, type MattressType } from "../../../../app/contracts/mattress";
import type { ScoreKey } from "./score-sentences";

/** What an owner can remark on: a score, how the firmness suits them, or a small nuisance. */
export type Topic = ScoreKey | "fit" | "too-firm" | "too-soft" | "smell" | "heavy" | "sheets" | "price" | "cover";

export interface Remark {
  topic: Topic;
  mood: "good" | "bad";
  text: string;
  /** Only owners of these types would say it; absent: all. */
  types?: readonly MattressType[];
}

const springs: readonly MattressType[] = ["innerspring", "hybrid", "latex-hybrid"];
const foams: readonly MattressType[] = ["memory-foam", "polyfoam"];
const latex: readonly MattressType[] = ["latex", "latex-hybrid"];
/** An air bed has no comfort level: its owner sets it. */
const withComfortLevel = mattressTypes.filter((type) => type !== "adjustable-air");

function remarks(
  topic: Topic,
  mood: Remark["mood"],
  texts: readonly string[],
  types?: readonly MattressType[],
): Remark[] {
  return texts.map((text) => (types ? { topic, mood, text, types } : { topic, mood, text }));
}

/** Slots: {on} "on my side", {partner}, {pet}, {time} "eight months", {height} "12-inch". */
export const reviewRemarks: readonly Remark[] = [
  ...remarks("pressure_relief", "good", [
    "My shoulder no longer goes numb at night.",
    "My hips used to ache by four in the morning, and that’s over.",
    "It gives just where my hip needs it to.",
    "The sore spot on my shoulder was gone in two weeks.",
    "It doesn’t push back at me anywhere.",
    "I can stay {on} for hours without tingling in my arm.",
    "Lying down on it feels like a weight coming off my joints.",
    "My knees and elbows sink in a little and stop hurting.",
  ]),
  ...remarks("pressure_relief", "bad", [
    "My shoulder still falls asleep before I do.",
    "I wake up with a sore hip about twice a week.",
    "There is not much between me and the hard part of the bed.",
    "I ended up buying a two-inch topper for my hips.",
    "My arm tingles when I stay on one side for long.",
    "The surface presses on the outside of my knees.",
    "An hour on one side is all my shoulder can take.",
  ]),
  ...remarks("motion_isolation", "good", [
    "My {partner} gets up at five and I don’t notice anymore.",
    "The {pet} jumps on and off without waking anyone.",
    "My {partner} flops around like a fish and I sleep through it.",
    "We each have our own half and neither feels the other.",
    "I can set a glass of water on my side while my {partner} rolls over.",
    "For the first time in years I don’t wake up when my {partner} comes to bed.",
    "What happens on the other side stays there.",
  ]),
  ...remarks("motion_isolation", "bad", [
    "I feel every turn my {partner} makes.",
    "When the {pet} jumps up, we both wake up.",
    "If my {partner} gets up at night, so do I.",
    "You feel everything from one side to the other.",
    "My {partner} works late, and the bed tells me exactly when the shift is over.",
    "It wobbles when either of us turns over.",
  ]),
  ...remarks("cooling", "good", [
    "I run hot and have stopped throwing the covers off.",
    "It stayed comfortable through a very warm August.",
    "No more waking up damp.",
    "The surface is still cool when I turn back to it.",
    "We stopped kicking the blankets off.",
    "It never gets clammy, even with the AC off.",
    "It breathes far better than the foam bed we had.",
  ]),
  ...remarks("cooling", "bad", [
    "It gets warm after an hour or so and stays warm.",
    "In summer I end up on top of the sheet.",
    "I wake up hot around two most nights.",
    "The spot where I lie holds its heat.",
    "A cooling pad helped, but I shouldn’t need one.",
    "My {partner} calls it the oven.",
  ]),
  ...remarks(
    "cooling",
    "bad",
    [
      "I sink into the foam and the heat has nowhere to go.",
      "The memory foam hugs me, and by midnight the hug is too warm.",
      "It’s memory foam, and it’s warm, so be warned if you sleep hot.",
    ],
    ["memory-foam"],
  ),
  ...remarks("edge_support", "good", [
    "I sit on the edge to put my shoes on and it holds.",
    "You can sleep right at the edge without rolling off.",
    "The sides are as firm as the middle, so the whole bed is usable.",
    "With two kids climbing in on weekends, we need the full width and we get it.",
    "My father sits on the edge to stand up, and it doesn’t give way.",
    "No sloping at the side, even where I always get in.",
  ]),
  ...remarks("edge_support", "bad", [
    "The edge folds when I sit on it to get dressed.",
    "Near the side I feel like I could slide off.",
    "We both end up in the middle because the edges are weak.",
    "Sitting on the side is like sitting on a beanbag.",
    "A queen with soft edges is really a full.",
    "The corner where I sit in the morning has already gone soft.",
  ]),
  ...remarks("responsiveness", "good", [
    "Turning over takes no effort at all.",
    "It springs back the moment I move.",
    "I change position a dozen times a night and it keeps up.",
    "There’s a bit of bounce, which I like.",
    "I never feel stuck in a dip.",
    "Getting out of bed in the morning is easier than it used to be.",
  ]),
  ...remarks(
    "responsiveness",
    "good",
    ["You lie on the latex, not in it.", "The latex has a lively feel that foam never gave me."],
    latex,
  ),
  ...remarks("responsiveness", "bad", [
    "Turning over feels like climbing out of a hole.",
    "My handprint is still there when I come back with coffee.",
    "It’s slow to catch up when I change position.",
    "In a cold bedroom it’s stiff until it warms up.",
    "Rolling over wakes me up, because it takes real work.",
    "It holds on to you, and I like to move.",
  ]),
  ...remarks("durability", "good", [
    "After {time} there’s no dip anywhere.",
    "It looks and feels the way it did on day one.",
    "I laid a straightedge across it after {time} and found no dip.",
    "{time} of nightly use and it hasn’t softened.",
    "I’ve flattened three mattresses before this one, and this one is holding.",
    "No dips so far, and I’m hard on beds.",
  ]),
  ...remarks("durability", "bad", [
    "After {time} there’s a dip where I lie.",
    "It’s gotten a lot softer since it was new.",
    "A dip started on my side within months.",
    "The middle is now higher than the two spots where we sleep.",
    "I rotate it every month and it still sags on my side.",
    "It was a different bed when it was new; {time} took the shape out of it.",
  ]),
  ...remarks("support", "good", [
    "My lower back feels fine in the morning for the first time in ages.",
    "My hips stay level with my shoulders.",
    "I don’t get up bent over anymore.",
    "It holds the small of my back without pushing on it.",
    "Soft on top, but I never feel I’m sagging.",
    "My physical therapist asked what had changed, and it was the bed.",
  ]),
  ...remarks("support", "good", ["The coils hold me up where my old foam bed let me drop."], springs),
  ...remarks("support", "bad", [
    "My hips sink lower than my shoulders.",
    "I wake up with a stiff lower back.",
    "There isn’t enough underneath the soft part.",
    "I bend like a banana and feel it in the morning.",
    "By morning I’m lying in a valley.",
    "My back needs fifteen minutes to straighten out.",
  ]),
  ...remarks("fit", "good", [
    "For {sleeper} of my weight, the firmness is just right.",
    "The firmness is perfect for me.",
    "It felt right {on} from the second week.",
    "Neither too hard nor too soft {on}.",
    "I stopped thinking about firmness after the first week, which says it all.",
    "There’s enough give {on}, and not too much.",
    "It’s exactly as firm as I’d hoped.",
    "It’s a good match for my weight.",
  ]),
  ...remarks(
    "fit",
    "good",
    [
      "{comfort} is what I needed, though I wouldn’t have guessed it.",
      "Whoever named it {comfort} got it right.",
      "It’s the first bed in years where I didn’t wish for a different comfort level.",
      "I worried I’d picked the wrong comfort level, but I hadn’t.",
      "{comfort} turned out to be the right choice for me.",
    ],
    withComfortLevel,
  ),
  ...remarks(
    "fit",
    "good",
    [
      "I found my setting in the first week.",
      "I’ve tried every setting and keep coming back to the same one.",
      "It took me a few nights to find my setting, and I haven’t touched it since.",
    ],
    ["adjustable-air"],
  ),
  ...remarks("too-firm", "bad", [
    "It’s just too firm for me {on}.",
    "I expected some give and got very little.",
    "I waited for it to break in and it never softened.",
    "It feels harder at home than it did when I first lay down on it.",
  ]),
  ...remarks(
    "too-firm",
    "bad",
    [
      "{comfort} was a mistake at my weight; I float on top of it.",
      "I should have picked something softer. I hardly sink in at all.",
    ],
    withComfortLevel,
  ),
  ...remarks(
    "too-firm",
    "bad",
    ["Even at its softest, it’s too firm for me.", "I’ve let out as much air as I can, and it’s still too hard."],
    ["adjustable-air"],
  ),
  ...remarks("too-soft", "bad", [
    "It’s too soft for me {on}.",
    "At my weight I sink right through the comfort layers.",
    "It felt wonderful for ten minutes and too soft for eight hours.",
    "My middle drops and my legs end up higher than my hips.",
  ]),
  ...remarks(
    "too-soft",
    "bad",
    ["{comfort} turned out a lot softer than I wanted.", "I should have gone a step firmer."],
    withComfortLevel,
  ),
  ...remarks(
    "too-soft",
    "bad",
    ["Even at its firmest, it’s too soft for me.", "I pump it up all the way and still sink in too far."],
    ["adjustable-air"],
  ),
  ...remarks(
    "smell",
    "bad",
    [
      "The smell took about five days to clear.",
      "It needs a weekend of airing out before you sleep on it.",
      "There was a strong new-foam smell for the first week.",
      "It smelled like paint at first, but that went away.",
    ],
    [...foams, "hybrid", "polymer-grid", "adjustable-air"],
  ),
  ...remarks(
    "smell",
    "bad",
    [
      "There’s a faint rubber smell at first, but I got used to it.",
      "It smells a little like a balloon for the first few days.",
    ],
    latex,
  ),
  ...remarks("heavy", "bad", [
    "It took three of us to get it up the stairs.",
    "It’s too heavy to rotate alone.",
    "Changing the sheets means lifting a very heavy corner.",
    "Moving it to the next apartment will need help.",
  ]),
  ...remarks("sheets", "bad", [
    "You’ll need deep-pocket sheets for it.",
    "My old fitted sheets pop off the corners of this {height} bed.",
    "It’s so tall that I had to get a lower frame.",
  ]),
  ...remarks("price", "bad", [
    "It cost more than I meant to spend.",
    "It isn’t quite worth what it cost.",
    "For the price, I expected more.",
    "It’s a lot of money for a bed.",
  ]),
  ...remarks("cover", "bad", [
    "The cover has started to pill where our feet are.",
    "I wish the cover came off for washing.",
    "The cover slides around a bit under a fitted sheet.",
    "The cover shows every wrinkle.",
  ]),
];
