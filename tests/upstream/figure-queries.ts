/** Rows of the relevance table, as it explains them: figures, and what they count. */
export const figureQueries = `
# Two ends of a price, and the most that somebody wants to pay
over 500 under 1000 | beds | price=500-999 | quiz:budgetRange=1000
> $500 < $1000 | beds | price=500-999
above 800 below 1200 | beds | price=800-1199
at least 800 at most 1500 | beds | price=800-1500
min 500 max 1000 | beds | price=500-1000
over 1000 but under 1500 | beds | price=1000-1499
under 500 or over 3000 | beds | price=over-3000,under-500
I don't want to spend more than $800 | beds | price=0-800
don't want to pay over 1000 | beds | price=0-1000
can't spend more than 900 | beds | price=0-900
cant go over 1200 | beds | price=0-1200
won't pay more than 1000 | beds | price=0-1000
without spending more than 1000 | beds | price=0-1000
nothing over 1000 | beds | price=0-1000
never more than 1000 | beds | price=0-1000
no over 1000 | beds | price=0-1000
no less than 1000 | beds | price=over-1000
from $800 | beds | price=over-800
800 or lower | beds | price=0-800
800 or so | beds | price=640-960
1500ish | beds | price=1200-1800
under1000 | beds | price=under-1000
under a thousand | beds | price=under-1000
less than 2 grand | beds | price=under-2000
fifteen hundred dollars | beds | price=0-1500
$1e3 | beds | price=0-1000
$1-2k | beds | price=1000-2000
i have 1500 to spend | beds | price=0-1500

# "In" before a town, and of inches
queen under 1000 in austin | beds | size=queen | price=under-1000 | with:near Austin, TX
hybrid under 1000 in denver | beds | type=hybrid | price=under-1000 | with:near Denver, CO
under 1000 in 80202 | beds | price=under-1000 | quiz:deliveryZip=80202
between 500 and 1000 in denver | beds | price=500-1000 | with:near Denver, CO
500-1000 in denver | beds | price=500-1000 | with:near Denver, CO
12 in queen | beds | size=queen | with:12″ high

# Discounts and instalments
$200 off | beds | deal=running | page:deals | ignored:$200 off
$100 off queen | beds | deal=running | size=queen | ignored:$100 off
save 300 | beds | deal=running | ignored:save 300
up to 50% off | beds | deal=running | ignored:up to 50% off
$300 discount | beds | deal=running | ignored:$300 discount
20 percent off | beds | deal=running | ignored:20 percent off
price drop | beds | deal=running | page:deals
$50 a month | beds | ignored:$50 a month

# Bodies
200-250 lbs | beds | by:match | weight=180-230,230-300 | quiz:pounds=225 | with:for people from 200 to 250 lb
from 200 to 250 lbs | beds | by:match | weight=180-230,230-300 | quiz:pounds=225
150-200 pounds | beds | by:match | weight=130-180,180-230 | quiz:pounds=175
husband 220 wife 150 | beds | by:match | weight=130-180,180-230 | quiz:recipient=couple | quiz:pounds=220 | quiz:partnerPounds=150
husband 220 wife 200 | beds | weight=180-230 | quiz:pounds=220 | quiz:partnerPounds=200
my wife is 120 and I am 240 | beds | by:match | weight=230-300,under-130 | quiz:recipient=couple
i'm 6'3 and 240 | beds | by:match | weight=230-300 | quiz:pounds=240 | quiz:height=75 | with:for people 6′3″ tall
mattress for 6'3 | beds | quiz:height=75
6 ft 3 in mattress | beds | quiz:height=75
6ft 13in | beds | ignored:6ft 13in
6'13 | beds | ignored:6'13
6'13" tall | beds | ignored:6'13" tall
9'11 | beds | ignored:9'11
8'2 tall | beds | ignored:8'2 tall
8 ft 10 in queen | beds | size=queen | ignored:8 ft 10 in
6 ft 12 inch mattress | beds | with:12″ high | ignored:6 ft
hybrid for 6 feet tall 250 lbs | beds | by:match | type=hybrid | weight=230-300 | quiz:height=72 | with:for people 6′0″ tall | with:hybrid | with:for people of 250 lb
people over 250 | beds | by:match | weight=230-300,over-300 | with:for people over 250 lb
people over 300 | beds | by:match | weight=over-300
mattress for 300 pound man | beds | by:match | weight=230-300 | quiz:pounds=300
six foot two king | beds | size=king | quiz:height=74
200 lb, 150 lb and 90 lb | beds | by:match | weight=130-180,180-230 | quiz:partnerPounds=150 | ignored:90 lb
two 200 lb people | beds | by:match | weight=180-230 | quiz:recipient=couple | quiz:pounds=200 | quiz:partnerPounds=200
two people who weigh 200 lb | beds | by:match | weight=180-230 | quiz:recipient=couple | quiz:partnerPounds=200
bed for 6 ft 13 in tall man | beds | ignored:6 ft 13 in tall
mattress for a 6'13 man | beds | ignored:6'13
bed for 6'2 man | beds | quiz:height=74
6' 2" king | beds | size=king | quiz:height=74
5 ft 11 and 3/4 inches | beds | quiz:height=72
not over 200 lbs | beds | by:match | weight=130-180,180-230,under-130 | quiz:pounds=200 | with:for people of 200 lb or less
couple 200 and 150 lbs | beds | by:match | weight=130-180,180-230 | quiz:recipient=couple | quiz:pounds=200 | quiz:partnerPounds=150
my son is 12 | beds | by:match | size=twin | quiz:recipient=child | quiz:childAge=12
bed for my 4 year old daughter | beds | by:match | size=twin | quiz:recipient=child | quiz:childAge=4
mattress for a 1 year old | nothing | quiz:recipient=child | quiz:childAge=1
bed for 2 year old | nothing | quiz:childAge=2 | with:for a 2-year-old
mattress for 6 month old baby | nothing | quiz:childAge=0
toddler bed | nothing | quiz:childAge=2
for adults 65 years old | beds | by:match | quiz:age=65-over
not thicker than 10 inches | beds | with:10″ high or less
my husband is 6'2 and weighs 260 | beds | by:match | weight=230-300 | quiz:recipient=couple | quiz:height=74
65 and over | beds | quiz:age=65-over
my mother is 80 | beds | quiz:age=65-over
mattress for 2 people | beds | quiz:recipient=couple
tall people | beds | with:for tall people

# Heights and sizes in inches
over 12 inches | beds | with:over 12″ high
10 to 12 inches | beds | with:from 10″ to 12″ high
12 inches or more | beds | with:12″ high or more
under 10 inches | beds | with:under 10″ high
at least 10 inches | beds | with:10″ high or more
between 10 and 12 inches | beds | with:from 10″ to 12″ high
10.5 inch | beds | with:about 10.5″ high
60x80 mattress | beds | size=queen
54x75 | beds | size=full
king 193 x 203 | beds | size=king
50 x 70 | beds | ignored:50 x 70
kingsize | beds | size=king
queenmattress | beds | size=queen
twin or full | beds | size=twin
smaller than queen | beds | ignored:smaller than queen

# Firmness that is compared or counted
firmer than medium | beds | firmness=extra-firm,firm,medium-firm
softer than firm | beds | firmness=medium,medium-firm,medium-soft,soft,very-soft
between medium and firm | beds | firmness=firm,medium,medium-firm
medium to firm | beds | firmness=firm,medium,medium-firm
soft to medium | beds | firmness=medium,medium-soft,soft
firmness 7 | beds | firmness=firm
back and side sleeper | beds | by:match | quiz:position=combination
side sleeper 120 lb and back sleeper 250 lb | beds | by:match | weight=230-300,under-130 | quiz:recipient=couple | quiz:pounds=120 | quiz:position=side | quiz:partnerPounds=250 | quiz:partnerPosition=back
side sleeper under 130 lb and back sleeper over 250 lb | beds | by:match | weight=230-300,over-300,under-130 | quiz:recipient=couple | quiz:weight=under-130 | quiz:position=side | quiz:partnerPounds=251 | quiz:partnerPosition=back
petite side sleeper and heavy back sleeper | beds | by:match | weight=230-300,over-300,under-130 | quiz:recipient=couple | quiz:weight=under-130 | quiz:partnerWeight=230-300 | quiz:partnerPosition=back
wife 130 lb, husband 220 lb side sleeper | beds | by:match | weight=130-180,180-230 | quiz:pounds=130 | quiz:partnerPounds=220 | quiz:partnerPosition=side
heavy side sleeper 200 lb | beds | by:match | weight=180-230,230-300,over-300 | quiz:pounds=200 | quiz:position=side
couple back and side sleeper | beds | by:match | quiz:position=back | quiz:partnerPosition=side

# What is counted besides
90 day trial | beds | trial=100-nights | ignored:90 day trial
rating 4 stars | beds | ignored:rating 4 stars
120 night trial | beds | trial=100-nights | ignored:120 night trial
1000 pocketed coils | beds | with:pocketed coils | ignored:1000
1000 thread count | beds | ignored:1000 thread count
weight limit 500 | beds | ignored:weight limit 500
5 lb memory foam | beds | type=memory-foam | ignored:5 lb
density 5 lb | beds | ignored:density 5 lb
mattress weighs 100 lbs | beds | ignored:weighs 100 lbs
score over 80 | beds | ignored:score over 80
pack of 2 | beds | ignored:pack of 2
sleep number 360 | brand:sleep-number | unknown:360
`;
