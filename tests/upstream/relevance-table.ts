import { figureQueries } from "./figure-queries";
import { nameQueries } from "./name-queries";
import { shopperQueries } from "./shopper-queries";
import { unwantedQueries } from "./unwanted-queries";

/**
 * Queries with what must stand first, and how they must be read; a row a line, the query before the bar. First:
 * "brand:slug" and "retailer:slug" are entries, "beds" are fitting beds, "stores:place" are stores near it,
 * "page:name" a page, "nothing" says so. Then the facets of the listing, all of them ("type=hybrid"), "sort=",
 * "by:score" or "by:match", "quiz:answer", "with:part", "unknown:words", "ignored:words", "fixed:query".
 */
const table = `
# Brands, whole, begun, joined, apart, plural, with signs, with words around
casper | brand:casper
CASPER | brand:casper
  casper   mattress  | brand:casper
casp | brand:casper
cas | brand:casper
casper mattr | brand:casper
the best casper mattress 2026 | brand:casper
<b>casper</b> | brand:casper
tempurpedic | brand:tempur-pedic
tempur-pedic | brand:tempur-pedic
tempur pedic | brand:tempur-pedic
tempur | brand:tempur-pedic
TEMPUR-Pedic® | brand:tempur-pedic
winkbed | brand:winkbed
wink bed | brand:winkbed
winkbeds | brand:winkbed
wink beds | brand:winkbed
dreamcloud | brand:dreamcloud
dream cloud | brand:dreamcloud
ghost bed | brand:ghostbed
plush beds | brand:plushbeds
stearns & foster | brand:stearns-foster
stearns and foster | brand:stearns-foster
stearns foster | brand:stearns-foster
stearns | brand:stearns-foster
tuft & needle | brand:tuft-needle
tuft and needle mattress | brand:tuft-needle
tuft | brand:tuft-needle
brooklyn bedding | brand:brooklyn-bedding
brooklyn | brand:brooklyn-bedding
nest | brand:nest-bedding
nest bedding | brand:nest-bedding
king koil | brand:king-koil
kingkoil | brand:king-koil
king ko | brand:king-koil
sleep number | brand:sleep-number
sleep number bed | brand:sleep-number
spring air | brand:spring-air
sleep on latex | brand:sleep-on-latex
sleepys | brand:sleepys
sleepy's | brand:sleepys
purple | brand:purple
bear | brand:bear
birch | brand:birch
emma | brand:emma
ikea | brand:ikea
zinus | brand:zinus
novaform | brand:novaform
sealy | brand:sealy
serta | brand:serta
beautyrest | brand:beautyrest
avocado | brand:avocado
saatva | brand:saatva
helix mattress review | brand:helix | page:reviews
casper reviews | brand:casper | page:reviews

# A brand that is known with a word that is not
casper original | brand:casper | unknown:original
casper zzqqxxyy | brand:casper | unknown:zzqqxxyy
casper warranty | brand:casper | unknown:warranty
serta perfect sleeper | brand:serta
does casper have a hybrid | beds | brand=casper | type=hybrid
casper original queen under 1500 | beds | brand=casper | size=queen | price=under-1500 | unknown:original

# Types
hybrid | beds | type=hybrid
hybrids | beds | type=hybrid
hybrid mattress | beds | type=hybrid
best hybrid mattresses | beds | type=hybrid
hyb | beds | type=hybrid
memory foam | beds | type=memory-foam
memory fo | beds | type=memory-foam
memoryfoam | beds | type=memory-foam
memory-foam mattress | beds | type=memory-foam
foam | beds | type=memory-foam,polyfoam
latex | beds | type=latex,latex-hybrid
latex hybrid | beds | type=latex-hybrid
latex h | beds | type=latex-hybrid
innerspring | beds | type=innerspring
inner spring | beds | type=innerspring
spring mattress | beds | type=innerspring
adjustable air bed | beds | type=adjustable-air
dual firmness king | beds | sides=ordered,set | size=king
dual comfort | beds | sides=ordered,set
latex different firmness on each side | beds | type=latex,latex-hybrid | sides=ordered,set
polyfoam | beds | type=polyfoam
memory foam or hybrid | beds | type=hybrid,memory-foam

# Sizes
queen | beds | size=queen
queen size mattress | beds | size=queen
king | beds | size=king
king size bed | beds | size=king
twin | beds | size=twin
twin xl | beds | size=twin-xl
twinxl | beds | size=twin-xl
twin-xl | beds | size=twin-xl
xl twin | beds | size=twin-xl
twin x | beds | size=twin-xl
full | beds | size=full
double bed | beds | size=full
cal king | beds | size=cal-king
california king | beds | size=cal-king
split king | beds | size=split-king

# Prices, with the wrong way round, nothing, and figures alone
under $1,000 | beds | price=under-1000
under 1000 | beds | price=under-1000
less than $750 | beds | price=under-750
below 1k | beds | price=under-1000
<$1000 | beds | price=under-1000
up to $1,500 | beds | price=0-1500
$1500 or less | beds | price=0-1500
$1500 | beds | price=0-1500
1500 | beds | price=0-1500
1.5k | beds | price=0-1500
no more than 2k | beds | price=0-2000
under 500 dollars | beds | price=under-500
$800 to 1200 | beds | price=800-1200
$800-$1,200 | beds | price=800-1200
$800 – 1200 | beds | price=800-1200
800 to 1200 | beds | price=800-1200
between 800 and 1200 | beds | price=800-1200
between $1,200 and $800 | beds | price=800-1200
$1200 to 800 | beds | price=800-1200
around $1000 | beds | price=800-1200
over $2,000 | beds | price=over-2000
$2000+ | beds | price=over-2000
at least $2,000 | beds | price=over-2000
under $0 | none | price=under-0

# Firmness
firm | beds | firmness=extra-firm,firm
firm mattress | beds | firmness=extra-firm,firm
extra firm | beds | firmness=extra-firm
extra firm hybrid | beds | type=hybrid | firmness=firm
medium firm | beds | firmness=medium-firm
medium-firm hybrid | beds | type=hybrid | firmness=medium-firm
luxury firm | beds | firmness=medium-firm
medium | beds | firmness=medium
plush | beds | firmness=medium-soft,soft,very-soft
soft mattress | beds | firmness=medium-soft,soft,very-soft
very soft | beds | firmness=very-soft

# Together
hybrid queen under $1,000 | beds | type=hybrid | size=queen | price=under-1000
queen hybrid under 1000 | beds | type=hybrid | size=queen | price=under-1000
under $1,000 hybrid queen | beds | type=hybrid | size=queen | price=under-1000
full size memory foam mattress under $500 | beds | type=memory-foam | size=full | price=under-500
casper queen | beds | brand=casper | size=queen
tempurpedic king | beds | brand=tempur-pedic | size=king
king koil king firm | beds | with:King Koil | with:king | with:firm
helix queen between 900 and 1400 | beds | brand=helix | size=queen | price=900-1400
cal king latex organic | beds | type=latex,latex-hybrid | size=cal-king | certificate=gols,gots
purple or casper queen | beds | brand=casper,purple | size=queen
queen 1500 | beds | size=queen | price=0-1500
nectar vs dreamcloud | brand:nectar | page:compare

# Needs, cooling and body weight
back pain | beds | quiz:pain=low-back
best mattress for back pain | beds | quiz:pain=low-back
side sleeper | beds | quiz:position=side
side sleepers with hip pain | beds | quiz:position=side | quiz:pain=hip
couple | beds | quiz:recipient=couple
couple with back pain $1,500 | beds | price=0-1500 | quiz:budgetRange=1500
stomach sleeper | beds | quiz:position=stomach
edge support | beds | by:edge_support
hot sleeper | beds | cooling=cool,very-cool | quiz:temperature=hot
cooling mattress king | beds | cooling=cool,very-cool | size=king
night sweats | beds | cooling=cool,very-cool
mattress for heavy people | beds | weight=230-300,over-300 | quiz:weight=230-300
hybrid for 280 lbs | beds | type=hybrid | weight=230-300
over 230 lb hybrid king | beds | type=hybrid | size=king | weight=230-300,over-300
people 65 and over | beds | quiz:age=65-over | with:for people 65 and over
for people 35 to 49 | beds | quiz:age=35-49
people under 130 lb | beds | weight=under-130
cheap twin mattress for kids | beds | size=twin | sort=price | made-for=bunk,children
bunk bed mattress | beds | with:for bunk beds
kids mattress | beds | by:match | size=twin | made-for=bunk,children | quiz:recipient=child | quiz:size=twin
loft bed mattress | beds | with:for bunk beds
5 year old bunk | beds | by:match | with:for bunk beds | quiz:childAge=5 | quiz:bunk=yes

two sided mattress | beds | flip=two
flippable mattress queen | beds | flip=two | size=queen
key largo flip | line:ghostbed-key-largo-flip

# Materials, certificates, trials, order
talalay | beds | with:Talalay latex
wool | beds | with:wool
gel memory foam | beds | with:gel memory foam
organic latex mattress | beds | type=latex,latex-hybrid | certificate=gols,gots
greenguard gold | beds | certificate=greenguard-gold
365 night trial | beds | trial=365-nights
cheap hybrid | beds | type=hybrid | sort=price
best rated memory foam | beds | type=memory-foam | sort=rating
pillow top queen | beds | size=queen | with:pillow top

# Deals, pages
deals | beds | deal=running | page:deals
hybrid deals | beds | type=hybrid | deal=running | page:deals
casper coupon code | beds? | brand=casper | deal=running | page:deals
mattress sale under 1000 | beds | price=under-1000 | deal=running
quiz | page:quiz
which mattress is right for me | page:quiz
compare | page:compare
cash back | page:cash-back
rebates | page:cash-back
all brands | page:brands
mattress stores near me | page:stores
sign in | page:sign-in
glossary | page:glossary

# Places and stores
boise | stores:Boise, ID
Boise 10 miles | stores:Boise, ID | with:within 10 miles of Boise, ID
Denver within 20 miles | stores:Denver, CO | with:within 25 miles of Denver, CO
washington state | page:stores | with:in Washington
mattress stores in WA | page:stores | with:in Washington
stores in tx | page:stores | with:in Texas
hybrid in co | beds | type=hybrid | with:in Colorado
denver, texas | stores:Denver, CO
Boise, ID | stores:Boise, ID
83702 | stores:83702
stores near 83702 | stores:83702 | page:stores
mattress stores in boise | stores:Boise, ID | page:stores
salt lake city | stores:Salt Lake City, UT
nyc | stores:New York, NY
denver mattress | stores:Denver, CO
in brooklyn | stores:Brooklyn, NY
80202-1234 | stores:80202
mattress stores near 60601-1234 | stores:60601 | page:stores
mattress stores within 10 miles of denver | stores:Denver, CO | page:stores | with:within 10 miles of Denver, CO
denver or boise | stores:Denver, CO
texas | page:stores | with:in Texas
mattress stores in new mexico | page:stores | with:in New Mexico
california | page:stores | with:in California
california mattress stores | page:stores | with:in California
hybrid california | beds | type=hybrid | size=cal-king
mattress stores in california | page:stores | with:in California
queen in texas | beds | size=queen | page:stores
new york | stores:New York, NY
st. louis | stores:Saint Louis, MO
casper, wy | stores:Casper, WY
casper in boise | stores:Boise, ID | with:Casper
hybrid queen in denver | beds | type=hybrid | size=queen | with:near Denver, CO
427 Jackson Road | store:denver-jackson-road | with:427 Jackson Road
whitcomb mattress works | retailer:whitcomb-mattress-works
whitcomb | retailer:whitcomb-mattress-works
wexley mattress | retailer:wexley-mattress
wexley | retailer:wexley-mattress

# Corrected, only as nothing is known by what was typed
caspr | brand:casper | fixed:casper
csaper | brand:casper | fixed:casper
tempurpedik | brand:tempur-pedic | fixed:tempur pedic
tuft and nedle | brand:tuft-needle | fixed:tuft and needle
broklyn beding | brand:brooklyn-bedding | fixed:brooklyn bedding
beautyrets | brand:beautyrest | fixed:beautyrest
hybird | beds | type=hybrid | fixed:hybrid
helx | brand:helix | fixed:helix
hybrd twin xl | beds | type=hybrid | size=twin-xl | fixed:hybrid twin xl
qeen mattress | beds | size=queen | fixed:queen mattress
memry foam | beds | type=memory-foam | fixed:memory foam
caspr queen undr 1000 | beds | brand=casper | size=queen | price=under-1000 | fixed:casper queen under 1000
latx hybrid | beds | type=latex-hybrid | fixed:latex hybrid

# Nothing to find, or everything
mattress | beds
best mattress 2026 | beds
zzqqxxyyww | nothing
&&& | nothing
東京 | nothing
'; drop table model; -- | nothing
`;

export interface Row {
  query: string;
  expected: readonly string[];
}

export const relevanceTable: readonly Row[] = (table + unwantedQueries + shopperQueries + figureQueries + nameQueries)
  .split("\n")
  .filter((line) => line.trim() !== "" && !line.startsWith("# "))
  .map((line) => {
    const [query = "", ...expected] = line.split(" | ");
    return { query, expected: expected.map((each) => each.trim()) };
  });
