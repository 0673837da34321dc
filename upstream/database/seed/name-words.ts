/**
 * Words that the names of invented collections, lines and store names are made of. None is, or may become by
 * combination, the name of a real mattress: tests/unit/catalogue-names.test.ts holds the list to check against.
 */

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Collections: a beginning and an ending, as in "Fernhollow". */
export const collectionBeginnings = words(`
    Alder Amber Barley Bramble Briar Bryher Candle Clover Copper Dapple Drift Elder Fallow Fern
    Fiddle Ash Gorse Hazel Heather Sorb Kestrel Lantern Larch Linnet Mallow Marl Teal Nettle Oat
    Otter Pebble Plover Harrow Quill Reed Rowan Rush Sedge Sallow Saffron Tarn Thistle Thorn
    Wicker Wren
  `);

export const collectionEndings = words(`
    bank combe cote croft dale fell field ford garth gate hollow holt hurst ley mere moor shaw
    stead thwaite wick wold
  `);

/** Lines, by theme: the lines of a collection come from one theme. */
export const lineThemes = {
  weaving: words(`
    Bobbin Calico Cambric Distaff Dimity Heddle Hopsack Selvedge Shuttle Skein Raddle Tabby
    Tambour Teasel Treadle Twill Worsted Bouclé Seersucker Gingham
  `),
  orchard: words(`
    Bullace Costard Damson Medlar Mirabelle Pippin Quince Russet Greengage Codlin Filbert
    Mulberry Loquat Persimmon Tayberry Whinberry Pomelo Cobnut Windfall Espalier
  `),
  hedgerow: words(`
    Betony Bracken Bryony Burdock Campion Celandine Chicory Comfrey Sorrel Tansy Vetch Yarrow
    Woodruff Speedwell Meadowsweet Pimpernel Melilot Lovage Knapweed Harebell
  `),
  shore: words(`
    Slipway Cockle Dulse Estuary Foreland Groyne Jetty Saltmarsh Marram Mooring Periwinkle
    Samphire Shingle Spindrift Staithe Strand Tideline Sandbar Headland Cuttle
  `),
  printing: words(`
    Broadsheet Colophon Deckle Endpaper Flyleaf Folio Foolscap Galley Marginal Octavo Pica
    Platen Quarto Quire Rubric Serif Signet Vellum Chapbook Minuscule
  `),
  music: words(`
    Arioso Barcarolle Bourrée Cantabile Canzona Courante Gavotte Intermezzo Madrigal Minuet
    Musette Partita Pavane Rondo Sarabande Siciliana Toccata Villanelle Roundelay Galliard
  `),
  harbor: words(`
    Bowline Bosun Capstan Cutter Dinghy Fairlead Halyard Hawser Ketch Lanyard Mizzen Painter
    Pinnace Rigging Shackle Skiff Spinnaker Tiller Wherry Yawl
  `),
  masonry: words(`
    Ashlar Buttress Cloister Corbel Cornice Cupola Dovecote Finial Gable Keystone Lintel Mullion
    Oriel Parapet Pergola Plinth Portico Quoin Rotunda Transom
  `),
  kitchen: words(`
    Brioche Cardamom Crumpet Clafoutis Custard Frangipane Farina Ginger Macaroon Marzipan
    Muscovado Nutmeg Oatcake Popover Pavlova Semolina Shortbread Sultana Syllabub Treacle
  `),
  weather: words(`
    Graupel Drizzle Gloaming Hoarfrost Isobar Levanter Mizzle Haar Petrichor Rime Sunshower
    Sirocco Thaw Updraft Virga Westerly Snowmelt Zonda Foehn Dewfall
  `),
  stones: words(`
    Alabaster Basalt Beryl Carnelian Chert Cinnabar Feldspar Gritstone Dolomite Gypsum Marcasite
    Mica Scoria Olivine Greywacke Porphyry Pumice Soapstone Schist Travertine
  `),
  games: words(`
    Backgammon Bagatelle Cribbage Croquet Domino Draughts Euchre Hopscotch Jackstraw Mahjong
    Marbles Ninepin Parcheesi Pinochle Quoits Rummy Shuttlecock Skittle Spillikin Whist
  `),
};

/** Names under which invented stores sell a model of a brand. */
export const storeNameBeginnings = [
  "Applegarth",
  "Birkdale",
  "Cold Harbor",
  "Dovecote Lane",
  "Eastmoor",
  "Fairlop",
  "Gable End",
  "Hollins",
  "Inkwell",
  "Jessamy",
  "Kettle Hill",
  "Long Acre",
  "Marlpit",
  "Nine Elms",
  "Oakapple",
  "Pettifer",
  "Quarry Bank",
  "Ravelin",
  "Sandpiper",
  "Tollgate",
  "Underhill",
  "Vinery",
  "Weir Street",
  "Yewtree",
] as const;

/** Shops that exist only in the demonstration. */
export const inventedStores = [
  "Drowsy Fox Furniture",
  "Hollow Oak Home",
  "Lantern Street Mattress",
  "Nightjar & Daughters",
  "Pillow & Post",
  "Second Moon Bedrooms",
  "Thimble Row Furnishings",
] as const;
