import { lines } from "./lines";

/** What a store or a brand answers, by what the review is about; {author} is the writer's first name. */
export const replies: Readonly<Record<string, ReturnType<typeof lines>>> = {
  pressure_relief: lines(`
Hi {author}, sore hips and shoulders on {product} usually mean it’s a step too firm on top. Before you buy a topper, [call us|email us] with your order number and ask what’s possible for your {size}.
@side {author}, sorry about your hips. For lighter side sleepers we point people to a softer model than {product}, and whoever sold it to you should have asked. Write to us and we’ll look at your choices.
`),
  motion_isolation: lines(`
Hi {author}, part of what you describe can come from the frame. Check that all the slats are screwed down and that there’s a center leg under the {size}. If it’s still shaky, write to us and we’ll look further.
{author}, thanks for being plain about it. {Product} is on the lively side, and couples who wake easily are often better off with something calmer. We’d rather say so before somebody buys it.
`),
  cooling: lines(`
Hi {author}, one thing to check is the protector: the waterproof kind traps heat under any bed, ours included. If you use one, try a week without it. If {product} is still warm, call us about your choices.
{author}, we hear this about {product} in the summer months, and we’ve started to tell people who sleep hot before they buy it. Sorry that we didn’t get to you in time.
`),
  edge_support: lines(`
{author}, you’re right that the edge of {product} gives when you sit on it. If you need it to get up, a lower frame takes some of the load off. Ask us and we’ll tell you the heights that we have.
Hi {author}, sorry about the slipping. If one side is worse than the others, that isn’t normal, so please send us a photo of it with somebody sitting down.
`),
  responsiveness: lines(`
Hi {author}, turning over is easier on {product} when the pillow isn’t too high. If that doesn’t help, we’d rather find you something livelier than have you wake up for it.
@memory Hi {author}, foam stiffens in a cold room, so if your bedroom is under 65 degrees at night it will feel slower than it did when you tried it. It does loosen up in the first weeks, but {product} will never be a bouncy bed.
{author}, what you call stuck is what other owners of {product} buy it for, so we won’t argue. If you’re still able to return it, that may be the better way.
`),
  durability: lines(`
{author}, that’s sooner than we’d expect. Please measure the dip with a string pulled across the bed and nobody on it, and send us a photo with the law tag. We’ll open a warranty claim for your {size}.
Hi {author}, a dip like that deserves a look. Send us your receipt and a photo with a ruler in it, and we’ll tell you within a week what the warranty does and doesn’t cover.
`),
  support: lines(`
{author}, a stiff back in the first weeks can be the bed or the pillow that you had on the old one. Try a lower pillow with {product}, and if it’s still the same, call us about your {size}.
Hi {author}, please check what it stands on first: slats more than three inches apart let {product} bend. If yours are closer than that, write to us and we’ll go through the choices.
@heavy @weighed {author}, sorry about your back. At your weight we’d suggest a firmer core than {product} has, and we should have said so when you bought it.
`),
  "too-firm": lines(`
@air Hi {author}, with {product} the number on the remote only means something once the chamber has been reset. Lie down, run the setup from the beginning, and give each number two nights. If that doesn’t change it, call us, because then it may be the pump.
@fixed Hi {author}, too firm is too firm, and we won’t talk you out of it. Please get in touch about your {size}, and have a look first at what it stands on: a hard platform makes {product} feel firmer than a slatted frame does.
@fixed @store Hi {author}, beds on our floor have been lain on for months, so a new one feels firmer. Walk on yours in socks for ten minutes a day for two weeks. If it’s still too hard, tell us and we’ll go through your choices.
@fixed @weighed {author}, thanks for naming your weight, it helps others. {Product} is made for sleepers who want very little sink. Please write to us and we’ll suggest something softer.
`),
  "too-soft": lines(`
@air {author}, that can be a slow leak and not the setting. Fill your side of {product} in the evening, sleep elsewhere, and look at the number in the morning. If it has dropped, call us and we’ll send a new chamber.
@fixed Hi {author}, before anything else look underneath: a worn box spring lets {product} sink in the middle. If yours is sound, please write to us about your {size}.
@fixed Hi {author}, sinking that far isn’t what we want for anyone. {Product} suits lighter sleepers, and it sounds like you need a step or two firmer. Please write to us and we’ll suggest one.
@fixed @store {author}, sorry that it felt different after a whole night. That’s common with soft beds, and ten minutes in a store won’t show it.
`),
  smell: lines(`
@foamy Hi {author}, the smell is from the packing and goes faster with a window open and the sheets off. If yours is still there after three weeks, tell us, because then something else is wrong.
`),
  defect: lines(`
{author}, what you describe is covered. Keep the law tag on, take two photos, and send them to us with your receipt. We’re sorry that your {size} came that way.
{author}, that’s a manufacturing fault and not something you should live with. Please send us a photo of it and of the law tag, and we’ll sort out a replacement for the {size}.
Hi {author}, that one shouldn’t have passed inspection. We’ve written down what you found. Please get in touch with your order number, so that we can put it right.
`),
  price: lines(`
Hi {author}, we understand. {Product} is on sale around the long weekends most years. If the price fell soon after you bought yours, send us the receipt and we’ll see what we can do.
`),
  cover: lines(`
Hi {author}, the cover of {product} is meant to be spot cleaned with cold water and mild soap. We know that some people want one that comes off, and we’ve passed that on.
`),
  sheets: lines(`
Hi {author}, for a bed as tall as {product} look for sheets marked “deep pocket.” The standard ones are made for beds a few inches lower.
`),
  heavy: lines(`
{author}, you’re right about the weight. When you want {product} turned, two people and a sheet of cardboard under one end make it a lot easier.
`),
  letdown: lines(`
{author}, sorry that you’re not sleeping. Please call us and tell us what the nights are like. It’s often the base or the height of the pillow, and if it’s the bed we’ll tell you what you can do.
Hi {author}, thanks for giving {product} a chance first. If you write to us with your order number, we’ll tell you what you can still do under the terms that you bought it with.
`),
  "good-pressure_relief": lines(`
{author}, that’s what the top layers of {product} are for. If the sore spot ever comes back, turn the {size} head to foot before anything else.
Hi {author}, we’re glad your joints agree. Go easy on thick toppers and pads, because they take away some of what you’re describing.
`),
  "good-motion_isolation": lines(`
Hi {author}, a full night for both of you is the best thing we could hear about {product}. If you start to feel each other move, look at the frame first.
{author}, thanks. Keep the center leg under the {size} tight, and it should stay that calm.
`),
  "good-cooling": lines(`
{author}, good to hear that it stays cool. Most of the heat that people tell us about comes from waterproof protectors, so if you use one, get a thin one.
Hi {author}, thank you. We’ll tell the next person who asks whether {product} sleeps warm.
`),
  "good-edge_support": lines(`
Hi {author}, thanks for writing about the edge. Sit on a different side of the {size} now and then, and it will stay that firm.
{author}, glad that the side of {product} holds. It’s the part that people forget to try in a store.
`),
  "good-responsiveness": lines(`
{author}, that’s the difference people notice after a slower bed. Glad that {product} moves with you.
`),
  "good-durability": lines(`
Hi {author}, thanks for coming back to tell us how {product} is holding up. Most people only write in the first week.
{author}, that’s how it should be. Keep turning the {size} and it should go on like that.
`),
  "good-support": lines(`
Hi {author}, glad that your back is doing better on {product}. Have a look at the slats once a year, because they’re half of the support.
{author}, that’s good news for your back. If it changes, check what’s under the {size} before you blame your age.
`),
  "good-fit": lines(`
{author}, finding the right firmness is the hard part, so we’re glad that you did. Everything about {product} is easier from there.
Hi {author}, thank you. People ask us every day how firm {product} really is, and it helps to read it from a {sleeperWord}.
`),
  "good-value": lines(`
Hi {author}, thanks. We try to keep {product} where people can pay for it without a loan.
`),
  good: lines(`
@detailed {author}, thank you for taking the time. We’ve passed the part about the {size} on to the people who build it.
Hi {author}, if your sheets ever start to slip on {product}, try a pad with an elastic skirt under them. And thank you.
{author}, good to hear. Write again when you’ve had {product} for longer, good or bad.
Thanks, {author}. One thing for later: when you move, carry the {size} on its side and never fold it.
Hi {author}, thank you. A review from a {sleeperWord} is worth more to shoppers than anything that we say about {product}.
Nice to read, {author}. If the {size} ever needs anything, you’ve got our number on the receipt.
Hi {author}, we don’t often get to hear what happens after the delivery of a {size}. Thank you for telling us.
{author}, that’s good to read. If you ever notice a difference between the two halves of your {size}, turn it head to foot and give it a week.
@detailed Hi {author}, thanks for writing down how you sleep on {product} and not only that you do. It helps people who can’t try one first.
{author}, thank you. A protector keeps {product} covered by its warranty if something spills, so we hope there’s one on your {size}.
@detailed {author}, thanks for the details. One tip: turn {product} head to foot every three months in the first year. It keeps it even.
@online Hi {author}, glad it worked out. We’ve shown your review to the person who packed your {size}.
@weighed Thank you, {author}. People of your build ask us about {product} all the time, and now we can show them what you wrote.
Hi {author}, nice to read. If you use a box spring under the {size}, have a look at it every year or two. A tired base makes a good bed feel old.
@detailed {author}, you’ve described {product} better than our own page does. Enjoy the {size}.
`),
};
