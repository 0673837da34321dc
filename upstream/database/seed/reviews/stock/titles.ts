type Titles = Readonly<Record<string, readonly string[]>>;
const rows = (text: string) =>
  text
    .trim()
    .split("|")
    .map((each) => each.trim());

/** Titles of those who are content, by what they say first. */
export const goodTitles: Titles = {
  pressure_relief: rows(
    `Kind to my shoulders|No more sore hips|Gives where it should|My joints approve|Gentle all night|Hips are happy|No more numb arm|Soft in the right places|My shoulder says thanks|Nothing hurts|Easy on old joints|Relief, finally`,
  ),
  motion_isolation: rows(
    `Can’t feel anybody move|Peace at last|Still as can be|Good for two|No more earthquakes|Saved us from separate beds|I sleep through anything now|Quiet on my side|For light sleepers|Best thing for different schedules`,
  ),
  cooling: rows(
    `Stays cool|Good for hot sleepers|Cool through summer|No more night sweats|It breathes|Dry sheets in the morning|Cool side of the bed is both sides|Finally not sweating|Sleeps cool, really|Passed the August test|No more flipping the pillow`,
  ),
  edge_support: rows(
    `Edges that hold|Solid right to the edge|The whole bed counts|Sturdy sides|Firm to the edge|Use all of it|Sit on it, it holds|Room for everybody|You won’t roll off`,
  ),
  responsiveness: rows(
    `Easy to move on|Good bounce|Never stuck|Lively and comfortable|Moves with me|No quicksand|Turn over, done|Doesn’t hold on to you|Easy to get out of`,
  ),
  durability: rows(
    `Holding up well|Still like new|No dips yet|Built to last|Keeps its shape|Flat as the day it came|Time will tell, and so far so good|Still good|It lasts`,
  ),
  support: rows(
    `My back thanks me|Real support|No more stiff mornings|My back stays straight|Standing up straight again|Good for a bad back|Good lower-back support|Back pain is better|Straight and level`,
  ),
  fit: rows(
    `Just right|Right firmness for me|The feel I wanted|Just what I wanted|Found my firmness|Goldilocks would stay|Comfortable|Feels right|Glad I picked this one`,
  ),
  rest: rows(
    `I sleep again|Best sleep in years|Out like a light|Through the night|I look forward to bedtime|Good sleep|Wish I’d done it sooner|Happy with it|No complaints|So glad we bought it|A keeper|Very good bed|Late for work|Love this bed|What a difference`,
  ),
  value: rows(
    `Great for the money|Good bed, fair price|Don’t spend more|More than I expected for the price|Worth it|Hard to beat for the price|Cheap and good|Good value`,
  ),
};

/** Titles of those who complain first. */
export const badTitles: Titles = {
  pressure_relief: rows(
    `Hard on the hips|My shoulder hates it|Needs a topper|Not for side sleepers|Pressure points|Numb arm every night|Thin on top|Sore shoulder|My hips hurt`,
  ),
  motion_isolation: rows(
    `I feel every move|Not for light sleepers|Too lively for two|We wake each other|It wobbles|Shaky|Whole bed moves|Every turn wakes me`,
  ),
  cooling: rows(
    `Sleeps warm|Too hot in summer|Holds the heat|Warm, then warmer|Not for hot sleepers|Hot|Bring a fan|Sweaty|Runs hot|The oven`,
  ),
  edge_support: rows(
    `Weak edges|Sides give way|Don’t sit on the edge|Smaller than it looks|Soft at the sides|Nearly fell out|Edges fold|The edge lets it down`,
  ),
  responsiveness: rows(
    `Feels like quicksand|Slow to let go|Hard to turn over|Too much hug|No bounce|I feel stuck|Dead feel|Like wet sand`,
  ),
  durability: rows(
    `Sagging already|Softened too soon|A dip on my side|Lost its shape|Didn’t last|Body print|Good until it wasn’t|Hollow in the middle|Wore out fast|Two hollows and a hill`,
  ),
  support: rows(
    `Stiff in the morning|Not enough underneath|Back trouble|My hips sink|Needs a better core|My back hurts|Hammock|Not for a bad back|Sore back`,
  ),
  "too-firm": rows(
    `Too firm for me|Harder than expected|Like the floor|Never softened|Not soft enough|A nice table|Too hard|Firm means firm|Go softer`,
  ),
  "too-soft": rows(
    `Too soft for me|I sink right in|Softer than expected|Too much sink|Not firm enough|Go firmer|In a hole|Mushy|Swallows me`,
  ),
  smell: rows(`Air it first|A bit of a smell at first|Give it a week|Open a window`),
  heavy: rows(`Bring a friend to lift it|Heavy|Hard to move|Weighs a ton`),
  sheets: rows(`Taller than you’d think|Buy deep sheets|Very tall|None of my sheets fit`),
  price: rows(`Pricey for what it is|Expected more for the money|A lot of money|Not cheap|Overpriced`),
  cover: rows(`Cover could be better|Not crazy about the cover|The cover lets it down|Get a protector`),
  defect: rows(`Got a bad one|Defect|Mine had a flaw|Check yours when it comes|Not built right`),
  letdown: rows(
    `Disappointed|Not for me|I slept better before|I don’t get the hype|Can’t get comfortable|Still tired|Expected more|Not what I hoped for|Back to the old bed`,
  ),
};

/** Of those with three stars. */
export const middlingTitles = rows(
  `It’s okay|Mixed feelings|Good, not great|So-so|Fine, I guess|Depends on the night|Three stars|Middle of the road|Some good, some bad|Not bad|Half happy|On the fence|Could be better|Pretty average|Not sure yet`,
);

/** Of anybody, by what the review is. */
export const plainTitles = rows(
  `{Time} in|After {time}|{Time} later|Review after {time}|{Size} review|{Sleeper}, {pounds} lb|{pounds}-lb {sleeperWord}|My two cents|For what it’s worth|An honest review|The {comfort}|{Size}, {time} in|Mostly {on}|{pounds} pounds, {on}`,
);
