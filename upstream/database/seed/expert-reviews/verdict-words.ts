/**
 * The verdict: one sentence. `{does}`, `{also}` and `{not}` follow "it"; `{Bed}` is "A medium-firm hybrid". Which list is
 * used depends on how good the results are and whether the bed is as firm as its brand says.
 */

/** Nothing about it is weak. */
export const allGood: readonly string[] = [
  "{Bed} with nothing to hide: it {does}, it {also}, and even its weakest result is a decent one.",
  "It {does} and {also}, and we looked for a real weakness without finding one.",
  "As complete as a bed gets: it {does}, {also}, and lets you down nowhere.",
  "{Bed} that {does} and {also}; whatever you weigh its price against, it won’t be a fault.",
];

export const strong: readonly string[] = [
  "It {does} and {also}, which makes up for a bed that {not}.",
  "Few we’ve tested do it as well: it {does}, though it {not}.",
  "{Bed} that {does} and {also}, as long as you can live with one that {not}.",
  "Easy to recommend, because it {does} and {also}; just know that it {not}.",
  "One of the good ones: it {does}, it {also}, and its one weakness is that it {not}.",
];

export const middling: readonly string[] = [
  "It {does}, but it {not}.",
  "{Bed} that {does}, if you don’t mind that it {not}.",
  "Choose it because it {does}, not because it’s perfect: it {not}.",
  "It {does} and {also}, but it {not}, and that decides it for some of us.",
  "It {does}; too bad that it {not}.",
];

export const poor: readonly string[] = [
  "It {does}, and that’s most of the good news: it {not} and {worse}.",
  "A mixed bed: it {does}, but it {not} and {worse}.",
  "It {not} and {worse}, so look at it only if the price decides.",
  "We wanted to like a bed that {does}, but this one {not} and {worse}.",
];

/** Where what it is sold as and what it measures have different words; `{claimed}` and `{measured}` are they. */
export const unlikeClaimed: readonly string[] = [
  "Sold as {claimed}, it’s really {measured}: it {does}, but it {not}.",
  "The label says {claimed} and our rig says {measured}; it {does}, though it {not}.",
  "Don’t go by the word {claimed}, since it measures {measured}; what counts is that it {does} and that it {not}.",
  "More {measured} than {claimed}, whatever the label says, it {does} but {not}.",
];

/** Beds that are set at home. */
export const setAtHome: readonly string[] = [
  "You set how firm it is, and at any setting it {does}, but it {not}.",
  "Two people can disagree on firmness here, and it {does}; in return it {not}.",
  "The dial does what it promises: it {does}, though it {not}.",
];
