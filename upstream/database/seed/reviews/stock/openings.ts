import { lines } from "./lines";

/** What led to the bed; the occasion that a row is tagged with is the owner's. */
export const occasions = lines(`
@guest I bought this {size} for the guest room, and I’ve slept in there myself ever since, {time} now, because [I snore|of my bad back|I keep odd hours].
@guest @happy It was meant for guests. {Time} later it’s mine, and the guests get [the sofa bed|the old one].
@guest @family @happy My brother stayed with us for [a week|ten days] and wouldn’t stop talking about the guest bed, so I moved in. I’ve slept there for {time} now.
@guest @family We furnished a spare room for my [mother|in-laws], and between visits it’s where I go when {he} [snores|has a cold].
@guest This one’s in the spare room. I work nights and sleep there during the day, so it gets used [plenty|five days a week].
@kid This {size} was for my [son|daughter], who’s away at [college|school], so for now I’m the one sleeping on it.
@kid @m3 My [teenager|daughter] wanted a different bed after a month, so I ended up with this {size}. That was {time} ago.
@kid @family It went into my [son’s|daughter’s] room. I’ve slept on it for {time} while we redo ours, so I know it [well|better than I planned to].
@kid After my [son|youngest] moved out I took over the room and [put this in it|bought a new {size} for it].
@surgery I bought this {size} before my [back surgery|hip replacement], because I knew I’d be spending a lot of time in it.
@surgery After my [shoulder|back] surgery the old bed was [impossible|out of the question]. This came two weeks later.
@surgery My surgeon said a [car accident|fall] like mine takes a year. {Time} into owning this bed, here’s where I am.
@surgery @m4 I spent [nine|six|five] weeks in bed after an operation, in this bed, so I know every inch of it.
@move We moved across the country to {place} and left [the old mattress|{old}] at the curb.
@move @!two I moved to {place} with [two suitcases|a car full of boxes] and needed a bed by the weekend.
@move New house, bigger bedroom, and {old} looked sad in it.
@move @!two I moved into my first place without roommates, and this {size} was the first [real thing|grown-up thing] I bought for it.
@move We downsized from a four-bedroom to a condo in {place}, and {old} didn’t make the cut.
@rv @m6 This {size} lives in our [camper|fifth wheel|motor home], where we’ve slept [about a hundred|eighty-odd] nights on it so far.
@rv We took the camper’s own mattress out and put this {size} in before the first long trip.
@rv I cut the old camper cushion out of the RV and put this {size} in. I’ve been on the road with it for {time}.
@rv @happy We bought it for the cabin, where we spend [every weekend|a lot of weekends], and it beats what we have at home.
@dorm I needed a {size} for a [small apartment|studio] and couldn’t spend much.
@dorm I live in a studio in {place}, so the bed is also the couch, the desk and the dinner table.
@divorce @happy I got divorced and bought my own bed. [Best decision of the year.|It was about time.]
@divorce I live alone now, with a {size} all to myself, and I wanted one that was [mine|nobody else’s idea].
@newborn Our second was born in the spring, and sleep became the only thing we [talk about|care about].
@newborn With a newborn in the room we needed to get the sleep we could get. {Old} wasn’t giving us any.
@preg I bought this at [five|six] months pregnant because I couldn’t lie on {old} anymore.
@shift I drive a truck and I’m home [two|three] nights a week. I wanted those nights to count.
@shift I’m a nurse on twelve-hour shifts, so when I get to bed I want to [be out|stay there].
@shift I pour concrete for a living. I don’t need a fancy bed, I need one that [works|doesn’t hurt].
@shift I stand behind a counter all day and my [feet, knees and back|hips and knees] want a say in what I sleep on.
@shift I drive a school bus, so I’m up at [four fifteen|four thirty] and I count every hour.
@hotel We stayed at a hotel in {place} and slept better than at home, which got us [shopping|thinking].
@hotel After [three|four] nights in a hotel I came home, lay down on {old}, and knew.
@wedding We got married, and each of us owned a bed that the other one hated. This {size} is the [peace treaty|compromise].
@wedding My {partner} moved in, and my old full was [suddenly very small|not going to work].
@retired I retired [last year|not long ago], and I can finally sleep past five. The old bed didn’t let me.
@retired I’m [sixty-eight|seventy-one|seventy-four], and this is probably the [sixth|seventh] mattress I’ve bought in my life.
@retired At [sixty-six|seventy|seventy-three] I have opinions about mattresses.
@dogbed @dog Our dog is [eleven|twelve] and won’t sleep anywhere but with us, so this had to work for three.
@fire We replaced everything after a basement flood, and the bed was the thing I [looked into most|put the most time into].
@friend A friend at work has this bed and wouldn’t shut up about it.
@friend I’d slept on one at my [cousin’s|sister’s] for a week and ordered the same bed.
@friend My [mother|sister|neighbor] bought hers first. I lay on it for five minutes and that was that.
@backpain My back started complaining about {old}, and it wasn’t polite about it.
@backpain I’ve had lower back trouble since my [thirties|forties], and {old} was making it worse.
@backpain I bought it because I couldn’t turn my head in the morning.
@heat I wanted a bed that doesn’t heat up, because {place} does that by itself.
@heat The AC in our place in {place} is older than I am, so a cool bed came first.
@heat @hot I run hot and I live in {place}. You can guess what I was looking for.
@heat Nights in {place} don’t cool down much, so I asked about airflow before I asked about the price.
@heat It’s hot in {place}, [seven|eight] months a year, so I shopped for [a cool bed|airflow] first and everything else second.
`);

/** How owners begin who tell no story. */
export const openings = lines(`
I sleep {on} and weigh about {pounds} pounds.
{Sleeper}, about {pounds} pounds, {time} in.
@!m30 We bought it {time} ago to replace {old}.
I’ve been sleeping on it for {time} now.
I mostly sleep {on}, and I weigh around {pounds}.
This took the place of {old}.
{Time} in, here’s what I think.
For reference, I’m {pounds} pounds and sleep {on}.
@m2 I waited {time} before writing this.
I switched from {old}.
I read [way too many|about two hundred] reviews before I bought this, so here’s mine.
It’s been {time} since [we set it up|I put it on the frame].
About me: {sleeper}, {pounds} pounds, {hot}.
My {partner} picked it, and I wasn’t sure at first.
I bought it when [my back|my neck] started complaining about {old}.
A bit of background: I weigh {pounds} pounds and sleep {on}.
@pet We’ve had it for {time}, along with a {pet} who thinks it’s hers.
@paid @sale I got the {size} on sale for {paid}, and I’ve slept on it for {time}.
@paid Paid {paid} for the {size}. Owned it for {time}.
I put off buying a new one for [years|way too long], because {old} was fine, supposedly.
The one before this was {old}, so the bar [was low|wasn’t high].
I never review anything, but [my sister told me to|somebody asked], so here goes.
@store I tried it in the store, [twice|for fifteen minutes|with my shoes off], and then bought it.
@online I bought it online without ever having lain on one, which made my {partner} nervous.
@online Bought it online, unseen. {Time} later I can say how that went.
I’m {pounds} pounds, I sleep {on}, and I’ve owned this for {time}.
@two There are two of us on this {size}, {pounds} pounds on my side and [less|more] on the other.
I’ll keep this short.
@m3 I said I’d come back after {time} and write something, so here it is.
@m6 I wanted to give it a fair amount of time. It’s been {time}.
{Old} had to go. [Everyone agreed on that.|No tears were shed.]
Went from {old} to this.
@two Before this we had {old}. We kept it [five|three] years too long.
I live in {place}, sleep {on}, and weigh {pounds} pounds, if that helps anybody.
@comfort I got the {comfort} in a {size}.
@comfort Mine is the {comfort}, {size}, {time} old.
My review is for the {size}, which I’ve had for {time}.
Short version after {time}:
I don’t sleep well in general, so take this with a grain of salt.
I’m the kind of person who [wakes up if a leaf falls|hears the refrigerator from bed].
I’m not picky about beds. My {partner} is.
I’m picky. [I sent back two before this.|I return things.]
@store I must have lain on every bed in the store before I [settled on|came back to] this one.
@staffed The salesman steered me to a pricier one. I bought this instead.
@two We argued over two beds for a month, and this is the one we bought.
It’s replacing {old}, for comparison.
{Time}, every night, mostly {on}.
@combination I’m a sleeper who starts on one side, ends on the other, and visits my back in between.
@stomach I sleep on my stomach, and yes, I know.
@side I’ve slept on my side since [I was a kid|forever], always the [left|right] one.
@back I sleep flat on my back like [a vampire|a statue], my {partner} says.
@heavy Big guys’ reviews helped me, so: {pounds} pounds, {sleeper}.
@heavy Most reviews are by people half my size, so here’s one from somebody at {pounds} pounds.
@light I’m on the small side, {pounds} pounds, and most mattresses aren’t made with me in mind.
@hot I’m a hot sleeper and I sleep {on}.
I had {old} before, and a lot of bad mornings.
`);
