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
  // Other words for the same thing.
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
];

/** Searches that nothing answers as a whole: what is left of them, and what that brings. */
export const SHORTENED_SEARCHES: readonly (ExpectedSearch & { readonly left: string })[] = [
  { term: 'Schulheft A5 liniert Lineatur 2', left: 'Schulheft A5 Lineatur 2', first: /^Schulheft A5/ },
  { term: 'Wanddekoration Poster rosa 140x100', left: 'Poster 140 100', first: /140 × 100 cm/ },
  { term: 'Kopierpapier 80 g A3 hochweiß Recycling', left: 'Kopierpapier 80 g A3', first: /Kopierpapier.*A3/ },
];

/** Searches that bring nothing, not even by guessing. */
export const FRUITLESS_SEARCHES: readonly string[] = ['Waschmaschine', 'qqxxzz', '%&/()', '🦄🦄', '0000000'];
