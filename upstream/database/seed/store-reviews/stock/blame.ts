import { lines } from "../../reviews/stock/lines";

/** What shoppers blame a store for, by part. */
export const badOfStore = {
  service: lines(`
I stood there for [twenty|fifteen] minutes before anybody looked up.
The salesman couldn’t tell me what’s in the bed. He read me the tag.
Nobody knew anything about {brand}, and it’s on their own floor.
They were on their phones. [Both of them.|All three of them.]
@bought I called [three times|twice] about my order and never got a call back.
He talked to my {partner} the whole time and I’m the one with the bad back.
Not helpful.
Slow service. [Nobody seemed to care.|I gave up waiting.]
I had to find somebody, and then she had to find somebody.
He guessed. You can tell when they guess.
He pointed at a row of beds and went back to his desk.
The person I talked to on the phone had said one thing, and the person in the store said another.
I asked for something for a side sleeper and he showed me the [firmest|nearest] one.
The one person who knew the beds was off that day.
@bought Nice until I’d paid. After that, nobody could help me.
They couldn’t say how long the warranty is. One said ten years, the other said he’d have to look.
`),
  selection: lines(`
Small selection. [Four beds I’d consider.|Not worth the drive.]
@!ownbrand Mostly one brand.
Nothing between very soft and very hard.
A lot of headboards, not a lot of mattresses.
They could order what I wanted, but I wanted to lie on it.
The two I’d read about weren’t there. “Discontinued,” he said. They aren’t.
No pillows to lie down with, so you can’t tell how it feels on your side.
You walk past [sofas|dining sets] for five minutes and then there are [ten|a dozen] beds.
Not enough firm beds.
@!ownbrand They advertise {brand} and had [one of them|exactly one] out.
Everything on the floor is soft. I asked for firm and he pointed at a [picture|catalog].
@!ownbrand The names don’t match anything online, so you can’t compare.
@budget Most of it feels cheap.
@luxury If you have less than two thousand dollars, don’t bother.
The floor models are worn out, so you can’t tell how a new one feels.
The bed I came for was on the website and not in the store.
Half the floor is recliners now.
No twins to lie on, and we were there for a kid’s bed.
`),
  pressure: lines(`
I couldn’t lie down for two minutes without somebody talking at me.
He followed us from bed to bed.
Everything was [“only till Sunday”|“today only”]. I came back on Monday and it was the same price.
I said I’d think about it and out came the manager.
He had a story about running out of that model. They had a stack of them.
I came in to look and left with a headache.
Three people asked me the same thing in five minutes.
He sat down on the bed next to mine and stayed there.
I said no to financing [three|four] times.
Too pushy for me.
Very pushy. [I left.|I don’t do well with that.]
They wanted my phone number before they’d tell me a price, and now I get texts.
He wouldn’t let the protector go. I said no [four|five] times.
I felt like I was buying a used car.
We told them our limit, and he started [five|six] hundred above it.
When I went for the door, the price dropped by [$200|$300]. So what was the first price?
`),
  delivery: lines(`
@bought Delivery was [a week|ten days|nine days] late, and I was the one who had to call.
@bought They gave me a window of eight to eight and came at [eight thirty|nine].
@bought The crew left it in the [hallway|garage] and said the stairs weren’t on the order.
@bought They brought the wrong size. [A full. I bought a queen.|It took a week to sort out.]
@bought They scratched the door frame and I’m still waiting for the call about it.
@bought The old bed was supposed to go with them. It’s still leaning in my garage.
@bought It came with a tear in the plastic and a dirty corner. They exchanged it, [two weeks later|after three calls].
@bought They changed the day on me twice.
@bought Nobody called before they came, so nobody was home.
@bought Delivery took [five|six] weeks. They’d said two.
@bought The frame came on a different truck, [nine|eleven] days after the mattress.
@bought They wouldn’t take the old one because it was raining.
@bought It arrived late and damp.
`),
  honesty: lines(`
The price on the tag didn’t include [delivery|the delivery or the haul-away]. You find out at the register.
Nobody mentioned that you have to buy the protector for the trial to count.
@onlinebrand The “sale” price is what {brand} costs everywhere.
@!ownbrand He told me it was the same bed as the {brand} I’d tried elsewhere. It isn’t, I read the tag at home.
@bought I was told I could return it. It turns out that means [store credit|an exchange, minus a fee].
Two of us asked about the same bed and got two prices.
It says free delivery on the window. It’s free above a price that nobody tells you.
No prices on half the beds, so you have to ask, and then it starts.
@bought The frame I thought was included wasn’t.
They wouldn’t put the price in writing.
Prices are high, and “on sale” every time I’ve been there.
Every tag has a crossed-out price that nobody has ever paid.
@bought There was a [$79|$59|$99] fee on the receipt that wasn’t there when we talked.
I found it [$180|$240|$150] cheaper online while I was lying on it, and they wouldn’t talk about it.
The price went up between my first and second visit, and the tag still said sale.
`),
} as const;
