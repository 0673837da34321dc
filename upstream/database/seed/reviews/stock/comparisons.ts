import { lines } from "./lines";

/** What owners set a bed against, and whom they would tell to buy it: more for those who write at length. */
export const comparisons = {
  high: lines(`
Compared with {old}, it’s [night and day|not even a contest].
The old one is at my [parents’|cousin’s] place now. I spent a night on it [not long ago|over the holidays] and understood what I’d been doing to myself.
We had it next to the old one for a day before the pickup. I lay on each, back and forth. [It wasn’t close.|My {partner} laughed at me.]
@store @m3 The one in the store had been lain on by half the county. Mine was firmer at first and is about the same now.
The nicest hotel we’ve stayed at had a softer one and a worse pillow. I’d rather be here.
My sister has one that cost about twice as much. We traded beds for a weekend, and I was glad to trade back.
@coils I grew up on springs and then had ten years of foam. I’m happy to be back on springs, and these are nothing like my grandmother’s.
@memory It was my first memory foam bed, and I’d heard all the stories. The slow feel took a week. After that I wondered what the fuss was about.
@memory I’d had memory foam before, a cheap one, and swore I’d never do that again. It turns out there’s foam and there’s foam.
@latex I’d never lain on latex before. The nearest I can get is a firm gel shoe: it gives right away and it comes right back.
@grid There’s nothing to compare the grid with. I’d tell anyone to lie on one before deciding, because I wouldn’t have believed a description.
@air Before this we had a bed with one firmness for two people who agree on nothing. I run mine low, {he} runs it high, and that’s been the end of it.
If you’re around {pounds} pounds and sleep {onYour}, I’d tell you to try it.
@side If you sleep on your side and wake up with a dead arm, this might be what you need.
@heavy If you’re my size, skip the cheap ones and look at something built like this.
@two If the two of you are as different as we are, I’d go and lie on it together, for longer than is polite.
I read the spec sheet twice, [which my {partner} finds funny|because I’m like that]. I don’t know which layer does what, but together they work.
I was ready to return it in the first week, because everything felt odd. By the third I’d stopped thinking about it. Give it that long.
I tried a friend’s bed in the meantime, the one you see in all the ads. It’s nice. I wouldn’t swap.
I kept notes for the first month because I’d been burned before. Twenty-six good nights, three so-so, and one with a neighbor’s car alarm.
The first two nights I wasn’t sure. On the third I didn’t hear the garbage truck.
On the old one I could tell you the time to the minute all night long. Now I couldn’t tell you anything between eleven and six.
`),
  low: lines(`
Compared with {old}, it’s newer. That’s about it.
I went in wanting to like it, since {old} had to go one way or the other.
@store The one in the store felt different. I don’t know if it was broken in or if I just had my coat on, but it isn’t what I have at home.
We slept at a plain roadside motel last month, and I woke up feeling better than I do here. That’s when I decided to write this.
My sister has one that cost half as much. We traded for a weekend, and I didn’t want to trade back.
@coils It isn’t that I don’t like springs. I grew up on them. I don’t like these.
@memory I’d been warned about memory foam and thought that people exaggerate. For me they didn’t.
@latex I’d read so much about latex that I bought it on faith. I should have lain on one for an afternoon.
@grid The grid is clever, and I can see why some people swear by it. I’m not one of them.
If you’re around {pounds} pounds and sleep {onYour}, lie down on it for half an hour before you decide.
@heavy If you’re my size, look for something with more underneath.
@light If you’re as light as I am, go softer than you think.
I’m sure that it’s right for somebody. It has good reviews, and those people aren’t all making it up. It’s not right for me.
I tried everything: a different frame, a thinner pillow, a thicker pillow, the other side of the bed. It’s the mattress.
I kept notes for a month to be fair. Nine good nights out of thirty.
My {partner} and I took turns on the couch to see if it was us. [It wasn’t us.|It was the bed.]
I gave it longer than the first week, since everybody says to. What bothered me on night two bothers me now.
`),
} as const;
