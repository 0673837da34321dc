/** Rows of the relevance table, as it explains them: words that are no name, no correction and no unfinished phrase. */
export const nameQueries = `
# Behind a brand a word is a name, not the beginning of a phrase
beautyrest black | brand:beautyrest | unknown:black
casper the one | brand:casper | unknown:one
bear pro | brand:bear | unknown:pro
purple pre | brand:purple | unknown:pre
tempur pro | line:tempur-pedic-frostline-pro
casper hyb | beds | brand=casper | type=hybrid
casper cas | brand:casper | unknown:cas

# Names in full are what they say, whatever their words mean alone; of two the longer one that was typed
Palo Verde 10 | line:amerisleep-palo-verde-10
palo verde | collection:amerisleep-palo-verde
palo verde 10 king | beds | size=king | with:palo verde 10
clubhouse bunk | line:ashley-clubhouse-bunk
novaform winter park | line:novaform-winter-park
winter park plush | model:novaform-winter-park-plush
cloudbreak cool medium | model:helix-cloudbreak-cool-medium
laguna plush | model:plushbeds-laguna-plush
lovebird dual comfort | model:nest-bedding-lovebird-dual-comfort
great lakes | collection:englander-great-lakes
casper hybrid | beds | brand=casper | type=hybrid
winter park | stores:Winter Park, FL

# Words of every day are no misspelled names
sofa bed mattress | nothing
mattress sizes | beds
air mattress camping | beds | type=adjustable-air | unknown:camping
tri fold | nothing
"><img src=x onerror=alert(1)> | nothing
how thick should a mattress be | nothing
how do you score | page:about
purple hybrid king on sale | none | with:Purple | with:hybrid

# "Or" between brands, and towns that begin with a size
helix or purple | brand:helix | with:Helix | with:Purple
helix or bear queen | beds | brand=bear,helix | size=queen
portland or | stores:Portland, OR
hybrid in portland or | beds | type=hybrid | with:near Portland, OR
twin falls | stores:Twin Falls, ID
king of prussia | stores:King Of Prussia, PA
casper ca | brand:casper | with:Casper | with:in California
is casper better than purple | brand:casper | with:Casper | with:Purple
`;
