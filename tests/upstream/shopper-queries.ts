/** Rows of the relevance table, as it explains them: what shoppers typed, word for word. */
export const shopperQueries = `
# As shoppers type: misspelled, plural, with signs, prices in words, needs, towns
matress in a box under $600 | beds | price=under-600
full size mattress under 400 | beds | size=full | price=under-400
full-size hybrid | beds | size=full | type=hybrid
cal. king firm | beds | size=cal-king | firmness=extra-firm,firm
california king mattresses under 2k | beds | size=cal-king | price=under-2000
1k queen | beds | size=queen | price=0-1000
budget 1.2k hybrid | beds | type=hybrid | price=0-1200
between $500 and $1k | beds | price=500-1000
800$ | beds | price=0-800
king 1,999.99 | beds | size=king | price=0-2000
hybrid/queen/1000 | beds | type=hybrid | size=queen | price=0-1000
queen-size, medium-firm. | beds | size=queen | firmness=medium-firm
"casper" | brand:casper
caspers? | brand:casper
nector mattress | brand:nectar | fixed:nectar mattress
beutyrest | brand:beautyrest | fixed:beautyrest
sterns and foster | brand:stearns-foster | fixed:stearns and foster
sleep nmber | brand:sleep-number | fixed:sleep number
quuen size matress | beds | size=queen | fixed:queen size mattress
matress for hot sleepr | beds | by:match | cooling=cool,very-cool | quiz:temperature=hot | fixed:mattress for hot sleeper
kign size hybrid | beds | size=king | type=hybrid | fixed:king size hybrid
latex matteress | beds | type=latex,latex-hybrid | fixed:latex mattress
tempur pedic cloud | brand:tempur-pedic | unknown:cloud
helix midnight luxe | brand:helix | unknown:midnight luxe
avocado green mattress | brand:avocado | unknown:green
short queen | beds | made-for=rv
crib mattress | nothing
dorm mattress twin xl cheap | beds | size=twin-xl | sort=price
queen memory foam 10 inch | beds | size=queen | type=memory-foam | with:10″ high
12" hybrid | beds | type=hybrid | with:12″ high
zinus 12 inch | beds | brand=zinus | with:12″ high
sleep number prelude 10 inch | model:sleep-number-prelude-10-inch
best mattress for lower back pain and side sleeping | beds | by:match | quiz:pain=low-back | quiz:position=side
mattress for my 80 year old mother | beds | quiz:age=65-over
too hot at night | beds | by:match | cooling=cool,very-cool | quiz:temperature=hot
i sleep hot and my partner tosses and turns | beds | by:match | cooling=cool,very-cool | quiz:temperature=hot | quiz:recipient=couple | quiz:lightSleeper=yes
hip bursitis side sleeper | beds | quiz:pain=hip | quiz:position=side
mattress for obese person 350 lbs | beds | by:match | weight=over-300 | quiz:pounds=350
mattress that doesn't sag | beds | by:durability
bed for couple with different firmness | beds | sides=ordered,set | quiz:recipient=couple
non toxic mattress | beds | certificate=certipur-us,greenguard-gold
hypoallergenic | page:allergies
medium firm queen mattress for back pain under $1500 | beds | firmness=medium-firm | size=queen | price=under-1500
soft mattress side sleeper 120 lbs | beds | firmness=medium-soft,soft,very-soft | weight=under-130
box spring | page:accessories
black friday mattress deals 2026 | beds | deal=running | page:deals
mattress store austin tx | stores:Austin, TX
where can i try purple near chicago | stores:Chicago, IL | with:Purple
brookstead mattress boise | stores:Boise, ID | with:Brookstead Mattress
wexely mattress | retailer:wexley-mattress | fixed:wexley mattress
queen bed denver co under 1000 | beds | size=queen | price=under-1000 | with:near Denver, CO
# Where it hurts, how somebody moves, and who sleeps cold
mattress for neck pain | beds | by:match | quiz:pain=neck
stiff neck | beds | by:match | quiz:pain=neck
sore neck side sleeper | beds | by:match | quiz:pain=neck | quiz:position=side
neck and shoulder pain | beds | by:match | quiz:pain=neck,shoulder
bad shoulder | beds | by:match | quiz:pain=shoulder
my hips hurt | beds | by:match | quiz:pain=hip
aching lower back | beds | by:match | quiz:pain=low-back
bad knees | beds | by:pressure_relief
hard to get out of bed | beds | by:match | quiz:mobility=yes
mattress for someone who has trouble getting up | beds | by:match | quiz:mobility=yes
hard to find a firm mattress | beds | firmness=extra-firm,firm
neck pillow | page:accessories
side sleeper cold | beds | by:match | quiz:position=side | quiz:temperature=cold
back sleeper who sleeps cold | beds | by:match | quiz:position=back | quiz:temperature=cold
combination sleeper cold | beds | by:match | quiz:position=combination | quiz:temperature=cold
cold harbor side sleeper | beds | by:match | quiz:position=side | with:cold harbor
sag free mattress | beds | by:durability
`;
