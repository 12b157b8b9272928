/** What a search must bring, written from the assortment before the engine was tuned. */
export interface ExpectedSearch {
  readonly term: string;
  /** What the names of the first five products begin with or contain. */
  readonly first: RegExp;
  /** The brand of the first five. */
  readonly brand?: string;
  /** The category in which the first five lie. */
  readonly category?: string;
  /** Further down, at least one of these. */
  readonly also?: RegExp;
  /** At most so many products, so that a precise search stays one. */
  readonly most?: number;
}

export const GERMAN_SEARCHES: readonly ExpectedSearch[] = [
  // Plurals and compounds.
  { term: 'Schulheft', first: /^Schulheft A[45]/, also: /, Heft$/ },
  { term: 'Schulhefte', first: /^Schulheft A[45]/ },
  { term: 'Heft', first: /heft/, also: /^Vokabelheft/ },
  { term: 'Hefter', first: /^(?:Hefter|Schnellhefter)/ },
  { term: 'Schere', first: /schere/, also: /^Bastelschere/ },
  { term: 'Scheren', first: /schere/ },
  { term: 'Stifte', first: /[Ss]tifte?\b/ },
  { term: 'Globen', first: /^Globus/ },
  { term: 'Bälle', first: /[Bb]all\b/ },
  { term: 'Stühle', first: /[Ss]tuhl\b/ },
  { term: 'Tafel', first: /[Tt]afel/ },
  { term: 'Kreide', first: /kreide\b/ },
  { term: 'Trinkflaschen', first: /^Trinkflasche/, most: 80 },
  { term: 'Ranzen', first: /^Schulranzen/ },
  { term: 'Dreikantbleistift', first: /^Dreikant-Bleistift/ },
  { term: 'Bunt Stifte', first: /Buntstifte/ },
  { term: 'Malblock', first: /block/i },
  { term: 'Stuhl für Schüler', first: /^Schülerstuhl/ },
  // Spellings.
  { term: 'Füller', first: /^Schulfüller/ },
  { term: 'Fueller', first: /^Schulfüller/ },
  { term: 'fuller', first: /^Schulfüller/ },
  { term: 'SCHULTÜTE', first: /^Schultüte/ },
  { term: 'Fussball', first: /Fußball/ },
  { term: 'Strassenkreide', first: /^Straßenkreide/ },
  { term: 'Pinata', first: /^Piñata/ },
  { term: 'Krepp-Papier', first: /^Krepppapier/ },
  // Typing mistakes.
  { term: 'Bleistfit', first: /leistift/ },
  { term: 'Shcere', first: /schere/ },
  { term: 'Radirer', first: /^Radierer/ },
  { term: 'Colegeblock', first: /^Collegeblock/ },
  { term: 'Mikroskopp', first: /mikroskop/ },
  { term: 'Schulranzn', first: /^Schulranzen/ },
  { term: 'shere', first: /schere/ },
  { term: 'scheere', first: /schere/ },
  { term: 'radiergumi', first: /^Radierer/ },
  { term: 'anspizer', first: /spitzer/ },
  { term: 'tornsiter', first: /^Schulranzen/ },
  { term: 'Fasermahler', first: /[Ff]ilzstifte/ },
  // Other words for the same thing.
  { term: 'Fasermaler', first: /[Ff]ilzstifte/ },
  { term: 'Radiergummi', first: /^Radierer/ },
  { term: 'Anspitzer', first: /spitzer/ },
  { term: 'Malkasten', first: /^Deckfarbkasten/ },
  { term: 'Etui', first: /etui|Etui|mäppchen/ },
  // Brands, series and categories.
  { term: 'Rabenfeder', first: /./, brand: 'Rabenfeder', most: 60 },
  { term: 'Stiftwerk Nord', first: /./, brand: 'Stiftwerk Nord', most: 200 },
  { term: 'Kritzelfuchs Buntstifte', first: /Buntstifte/, brand: 'Kritzelfuchs' },
  { term: 'Linea Alpina Schere', first: /schere/, brand: 'Linea Alpina', most: 20 },
  { term: 'Talheimer Federmäppchen', first: /^Federmäppchen (?:Wanderer|Flex)/ },
  { term: 'Blauer Baum', first: /Blauer Baum/ },
  { term: 'Möbel', first: /./, category: '15' },
  { term: 'Bürobedarf', first: /./, category: '16' },
  { term: 'Musikinstrumente', first: /./, category: '174' },
  { term: 'Lineale', first: /[Ll]ineal/ },
  // Several words, sizes and kinds.
  { term: 'Heft A4', first: /heft A4/ },
  { term: 'Heft DIN A 5', first: /heft A5/ },
  { term: 'Bleistifte 12 Stück', first: /leistift.*12 Stück/ },
  { term: 'Kopierpapier A3', first: /^(?:Farbiges )?Kopierpapier.*A3/ },
  { term: 'Schulranzen Einhorn', first: /^Schulranzen-Set.*Einhorn/ },
  { term: 'Handpuppe Fuchs', first: /^Handpuppe Fuchs/ },
  { term: 'rote Schere', first: /schere/ },
  { term: 'Trinkflasche 0,75 l', first: /^Trinkflasche.*0,75 l/ },
  // Numbers with units, sizes and packs, with a space or without.
  { term: '140x100', first: /140 × 100 cm/, most: 16 },
  { term: '140 x 100 cm', first: /140 × 100 cm/, most: 16 },
  { term: '140×100cm', first: /140 × 100 cm/, most: 16 },
  { term: 'Tonpapier 50x70', first: /^Tonpapier.*50 × 70 cm/ },
  { term: 'Haftnotizen 127*76', first: /^Haftnotizen.*127 × 76 mm/ },
  { term: '50stück', first: /50 Stück/ },
  { term: 'Bleistifte 12Stk', first: /leistift.*12 Stück/ },
  { term: '36er', first: /36 (?:Farben|Stück)/ },
  { term: 'Buntstifte 36er Set', first: /^Buntstifte.*36 Farben/ },
  { term: 'Bleistifte 12er-Pack', first: /leistift.*12 Stück/ },
  { term: '12x Bleistifte', first: /leistift.*12 Stück/ },
  { term: 'Kopierpapier 500blatt', first: /Kopierpapier.*500 Blatt/ },
  { term: '80g papier', first: /papier/i },
  { term: 'Trinkflasche 0,75l', first: /^Trinkflasche.*0,75 l/ },
  { term: 'Trinkflasche 0.75 Liter', first: /^Trinkflasche.*0,75 l/ },
  { term: 'Schultüte 85cm', first: /^Schultüte.*85 cm/ },
  { term: 'Klebestift 20g', first: /^Klebestift.*20 g/ },
  { term: 'Kopierpapier DIN-A3', first: /Kopierpapier.*A3/ },
  { term: '160 g', first: /^(?!Collegeblock)/, most: 60 },
  { term: '160 g/m2', first: /^Sportshirt/, most: 20 },
  { term: '80g/m2', first: /papier|block|umschläge/i, most: 115 },
  { term: '1 kg', first: /1 kg/ },
  { term: '1000 g', first: /1 kg/ },
  { term: 'Trinkflasche 750 ml', first: /^Trinkflasche.*0,75 l/ },
  { term: 'Lineal 300mm', first: /[Ll]ineal.*30 cm/ },
  { term: 'Lineatur3', first: /^Schulheft/, most: 18 },
  { term: 'Sportshirt gr.128', first: /^Sportshirt/ },
  { term: 'Heft Klasse 1/2', first: /heft/ },
  { term: '1/2 Geige', first: /^Geige 1\/2/ },
  { term: 'c-4', first: /C4/ },
  { term: 'Heft DIN-A-5', first: /heft A5/ },
  // As other keyboards write and other programs copy it.
  { term: 'Heft A\u200B4', first: /heft A4/ },
  { term: 'Heft DIN\u2011A\u20114', first: /heft A4/ },
  { term: 'Bleistifte １２ Stück', first: /leistift.*12 Stück/ },
  { term: 'ＨＢ bleistift', first: /leistift/, most: 40 },
  { term: '½ Geige', first: /^Geige 1\/2/ },
  { term: '１０１１０１９', first: /^Bleistifte Basis Natur, 12 Stück/, most: 1 },
  // Numbers of articles, whole, in part and in groups.
  { term: '101101901', first: /^Bleistifte Basis Natur, 12 Stück/, most: 1 },
  { term: '1011019', first: /^Bleistifte Basis Natur, 12 Stück/, most: 1 },
  { term: '101-1019', first: /^Bleistifte Basis Natur, 12 Stück/, most: 1 },
  { term: '1011 019', first: /^Bleistifte Basis Natur, 12 Stück/, most: 1 },
  { term: '10110', first: /^Bleistifte/, most: 100 },
];

export const ENGLISH_SEARCHES: readonly ExpectedSearch[] = [
  { term: 'exercise book', first: /^Exercise book/ },
  { term: 'pencil', first: /[Pp]encils?\b(?! case)/, also: /^Pencil case/ },
  { term: 'pencil case', first: /pencil case/i },
  { term: 'scissors', first: /scissors/ },
  { term: 'scisors', first: /scissors/ },
  { term: 'footballs', first: /[Ff]ootball/ },
  { term: 'paint', first: /[Pp]aint/ },
  { term: 'water bottle', first: /^Water bottle/ },
  { term: 'globes', first: /^Globe/ },
  { term: 'backpack', first: /rucksack/ },
  { term: 'unicorn', first: /[Uu]nicorn/ },
  { term: 'crepe paper', first: /^Crêpe paper/ },
  { term: 'colored pencils', first: /[Cc]oloured pencils/ },
  { term: 'Furniture', first: /./, also: /[Pp]upil desk/ },
  { term: 'Rabenfeder', first: /./, brand: 'Rabenfeder', most: 60 },
  { term: '1011019', first: /^Pencils Basis Natur, pack of 12/, most: 1 },
  { term: '140x100', first: /140 × 100 cm/, most: 16 },
  { term: 'pencils 12pcs', first: /[Pp]encils.*pack of 12/ },
  { term: 'pencils 12-pack', first: /[Pp]encils.*(?:pack of 12|12 colours)/ },
  { term: 'copier paper 500sheets', first: /opier paper.*500 sheets/ },
  { term: 'water bottle 0.75l', first: /^Water bottle.*0.75 l/ },
  { term: '80gsm', first: /paper|pad|envelopes/i, most: 115 },
  { term: 'copier paper 80gsm', first: /opier paper/ },
  { term: 'bakpack', first: /rucksack/ },
];

/** Searches that nothing answers as a whole: what is left of them, and what that brings. */
export const SHORTENED_SEARCHES: readonly (ExpectedSearch & { readonly left: string })[] = [
  { term: 'Schulheft A5 liniert Lineatur 2', left: 'Schulheft A5 Lineatur 2', first: /^Schulheft A5/ },
  { term: 'Wanddekoration Poster rosa 140x100', left: 'Poster 140 100', first: /140 × 100 cm/ },
  { term: 'Kopierpapier 80 g A3 hochweiß Recycling', left: 'Kopierpapier 80 g A3', first: /Kopierpapier.*A3/ },
  // What a thing is called is left out last, a number never without its unit.
  { term: '3/4 geige', left: 'geige', first: /^Geige/ },
  { term: 'geige 4/4', left: 'geige', first: /^Geige/ },
  { term: 'a4 liniert 10er', left: 'a4 liniert', first: /heft A4|block A4/i },
  { term: '3/4 Kindergeige', left: 'Kindergeige', first: /^Geige/ },
  { term: 'Schere 19cm', left: 'Schere', first: /schere/ },
  { term: 'Kopierpapier 777 Blatt', left: 'Kopierpapier', first: /opierpapier/ },
  { term: '140x100x2', left: '140 100', first: /140 × 100 cm/ },
];

/** Searches that bring nothing, not even by guessing. */
export const FRUITLESS_SEARCHES: readonly string[] = ['Waschmaschine', 'qqxxzz', '%&/()', '🦄🦄', '0000000'];

/** Searches that find the same, each of a group. */
export const EQUAL_SEARCHES: readonly { readonly term: string; readonly others: readonly string[] }[] = [
  { term: '80 g/m²', others: ['80g/m2', '80 g/m2', '80g/m²', '80gsm', '80 gsm', '８０ｇ/ｍ²'] },
  { term: 'Trinkflasche 0,75 l', others: ['Trinkflasche 750ml', 'Trinkflasche 75 cl', 'trinkflasche 0.75-Liter'] },
  { term: 'Lineatur 3', others: ['Lineatur3', 'lineatur-3', 'Lineatur\u00A03', 'Linea\u00ADtur 3'] },
  { term: 'Kopierpapier 2.500 Blatt', others: ['Kopierpapier 2500 Blatt', 'Kopierpapier 2500blatt'] },
  { term: 'gr. 128', others: ['gr.128', 'gr 128', 'Gr.  128'] },
  { term: 'C4', others: ['c-4', 'c 4', 'DIN C4', 'din-c-4', 'C\u20114', 'Ｃ４'] },
  { term: 'Heft A4', others: ['Heft A\u200B4', 'Heft\u2009A4', 'Heft DIN–A–4'] },
];

/** Searches of which only a number or its unit would be left, which finds anything. */
export const UNANSWERED_SEARCHES: readonly string[] = [
  '1,5 l',
  '1234 g',
  '9999 Stück',
  'Waschmaschine 36er',
  'Waschmaschine 777 cm',
];

/** Typing mistakes, and the word that is searched for instead. */
export const CORRECTED_WORDS: readonly {
  readonly typed: string;
  readonly meant: string;
  readonly language: 'de' | 'en';
}[] = [
  { typed: 'shere', meant: 'Scheren', language: 'de' },
  { typed: 'scheere', meant: 'Scheren', language: 'de' },
  { typed: 'radiergumi', meant: 'Radiergummi', language: 'de' },
  { typed: 'anspizer', meant: 'Anspitzer', language: 'de' },
  { typed: 'tornsiter', meant: 'Tornister', language: 'de' },
  { typed: 'Fasermahler', meant: 'Fasermaler', language: 'de' },
  { typed: 'bakpack', meant: 'backpack', language: 'en' },
];

/** Words that the goods do not have, but the pages of the shop, or other shops: they are taken as they are. */
export const UNCORRECTED_SEARCHES: readonly string[] = [
  'Speditionskosten Globus',
  'Rücksendung Globus',
  'Ruecksendung Globus',
  'Speditionen',
  'Waschmaschine',
  'Gabel',
  'Bett',
  'Dünger',
  'Leiter',
  'Tasse',
];
