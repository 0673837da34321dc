import { lines } from "../../reviews/stock/lines";

/** How a visit came about. */
export const storeOpenings = lines(`
Stopped in on a [Saturday|Tuesday|Sunday] to look at {brand}.
We went in to replace a {age}-year-old mattress.
I’d been to [three|four|two] other stores before this one.
I went in to try {brand}.
This was our [second|third] stop that day.
I live about ten minutes from this store in {city}.
My back’s been bad, so I went in to lie on a few.
We needed a bed for the guest room.
I was in {city} for a dentist’s appointment and had an hour.
We’d just moved to {city} and had been sleeping on the floor.
My {partner} dragged me in here.
I’d ordered online before and wanted to lie on one this time.
@bought Bought a [queen|king|full] here.
@bought We bought {aBrand} here after two visits.
@bought I’ve bought two beds at this store now.
@!bought I didn’t buy anything in the end.
@!bought We only looked.
I went in right after they opened.
It was raining, I was early for something else, and I ended up lying on beds.
I needed a mattress in a hurry because [the old one broke|of a flood].
I’d seen an ad for {brand}.
My [sister|neighbor|brother] sent me here.
I hadn’t bought a mattress in [twelve|fifteen|eleven] years.
@retired I’m [sixty-nine|seventy-two] and I don’t want to lie down in front of strangers, but I did.
I took an afternoon off for this.
@kids We came with [two|three] kids, which is a test for any store.
Went here for the second time.
I knew what I wanted: the {brand} I’d slept on at my [cousin’s|sister’s].
`);

export const storeClosings = {
  5: lines(`
I’d send anybody here.
I’ll be back for the guest room.
Good store.
Ask for the person who’s been there longest.
Worth the drive.
Five stars.
Happy with the whole thing.
That’s how it should be.
@bought I’m sleeping well, thanks to them.
@!bought I’ll buy there when it’s time.
I wish more stores were like it.
Recommended.
`),
  4: lines(`
Good store overall.
I’d go back.
Four stars, would go again.
Solid.
All in all a good experience.
@complained Nothing to complain about but that.
Better than most.
@bought I’m glad I bought it there.
`),
  3: lines(`
It’s fine.
Average store.
I might go back if there’s a sale.
Some good, some bad.
Three stars.
Depends on who you get, I guess.
Not bad, not special.
Fine for trying beds.
`),
  2: lines(`
I’d look elsewhere first.
Two stars, because the beds were clean.
I won’t hurry back.
Could be so much better.
Not a good afternoon.
@!bought I bought somewhere else.
`),
  1: lines(`
I won’t be back.
Go somewhere else.
@!bought I bought elsewhere.
@bought I’d cancel if I could.
One star.
Never again.
@!bought They lost a sale over that.
`),
} as const;
