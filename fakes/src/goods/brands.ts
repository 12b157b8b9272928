import { joined } from '@shop/domain/shared/joined';
import type { GoodsBrand } from './goods.ts';
import { series, type Series } from './series.ts';

interface Brand extends Omit<GoodsBrand, 'brandId'> {
  /** Price factor against an ordinary brand. */
  readonly factor: number;
  readonly series: readonly [Series, ...Series[]];
}

const brand = (name: string, address: string, host: string, factor: number, ...made: [Series, ...Series[]]): Brand => ({
  name,
  address,
  email: joined('produktsicherheit@', host, '.example'),
  factor,
  series: made,
});

/** Manufacturers, all of them invented. */
export const BRANDS = {
  stiftwerk: brand('Stiftwerk Nord', 'Am Bleigraben 4, 24999 Wiesenhafen, Deutschland', 'stiftwerk-nord', 1.1, series('Primo', 'everyday'), series('Studio', 'premium'), series('Natura', 'eco')),
  rabenfeder: brand('Rabenfeder', 'Tintengasse 11, 69999 Neckarlinden, Deutschland', 'rabenfeder', 1.25, series('Cursiv', 'classic'), series('Schwinge', 'premium')),
  kritzelfuchs: brand('Kritzelfuchs', 'Fuchsbau 7, 38999 Oberwedde, Deutschland', 'kritzelfuchs', 0.95, series('Mini', 'everyday'), series('Colorino', 'classic'), series('Ergo', 'premium')),
  linea: brand('Linea Alpina', 'Gletscherweg 2, 6999 Hinterfeld, Österreich', 'linea-alpina', 1.05, series('Uno', 'everyday'), series('Norma', 'classic')),
  pausenhof: brand('Pausenhof', 'Kreideweg 5, 04999 Lindenau am Hof, Deutschland', 'pausenhof', 0.8, series('Basis', 'everyday'), series('Basis Natur', 'eco')),
  klecks: brand('Klecks & Co.', 'Farbmühle 19, 71999 Buntenau, Deutschland', 'klecks-und-co', 1, series('Tupfer', 'everyday'), series('Atelier', 'premium')),
  farbkontor: brand('Farbkontor Elbe', 'Speicherstraße 40, 21999 Elbmarschen, Deutschland', 'farbkontor-elbe', 1.15, series('Palette', 'classic'), series('Magistra', 'premium')),
  papiermuehle: brand('Papiermühle Aschau', 'Mühlbach 1, 83999 Aschau im Tal, Deutschland', 'papiermuehle-aschau', 1.1, series('Classic', 'classic'), series('Recycling', 'eco'), series('Edition', 'premium')),
  heftling: brand('Heftling', 'Rückenstraße 32, 99999 Ilmwalde, Deutschland', 'heftling', 0.9, series('Uno', 'everyday'), series('Blauer Baum', 'eco')),
  kernblatt: brand('Kernblatt', 'Aktenallee 8, 33999 Tecklenforst, Deutschland', 'kernblatt', 1, series('Office', 'everyday'), series('Kontor', 'classic'), series('Signa', 'premium')),
  ordnix: brand('Ordnix', 'Registerweg 15, 58999 Lennestein, Deutschland', 'ordnix', 0.9, series('Solid', 'everyday'), series('Plan', 'classic')),
  talheimer: brand('Talheimer', 'Sattlerei 3, 88999 Talheim am See, Deutschland', 'talheimer', 1.3, series('Wanderer', 'classic'), series('Flex', 'premium')),
  schulterschluss: brand('Schulterschluss', 'Lastenweg 21, 50999 Rheinbogen, Deutschland', 'schulterschluss', 1, series('Move', 'everyday'), series('Ergo Plus', 'premium'), series('Ocean', 'eco')),
  murmelhaus: brand('Murmelhaus', 'Drechslerhof 9, 09999 Seiffental, Deutschland', 'murmelhaus', 1.15, series('Kugelrund', 'classic'), series('Naturholz', 'eco')),
  spielkiste: brand('Spielkiste', 'Am Würfelplatz 6, 90999 Pegnitzau, Deutschland', 'spielkiste', 0.95, series('Junior', 'everyday'), series('Trio', 'classic')),
  zahlenzwerg: brand('Zahlenzwerg', 'Einmaleins 1, 35999 Lahnbrück, Deutschland', 'zahlenzwerg', 1, series('Start', 'everyday'), series('Plus', 'classic')),
  wortschatz: brand('Wortschatz Verlag', 'Silbenstraße 26, 10999 Spreeforst, Deutschland', 'wortschatz-verlag', 1, series('Fibel', 'everyday'), series('Lexi', 'classic')),
  hagenau: brand('Hagenau Möbel', 'Tischlerring 50, 32999 Wesertal, Deutschland', 'hagenau-moebel', 1.1, series('Campus', 'classic'), series('Aula', 'premium')),
  sitzgut: brand('Sitzgut', 'Lehnenweg 12, 59999 Möhnesee-Süd, Deutschland', 'sitzgut', 0.95, series('Forma', 'everyday'), series('Dynamo', 'premium')),
  tafelgruen: brand('Tafelgrün', 'Kreidefelsen 2, 18999 Rügenhof, Deutschland', 'tafelgruen', 1.1, series('Solo', 'everyday'), series('Emaille', 'premium')),
  lichtblick: brand('Lichtblick Medien', 'Linsenweg 17, 07999 Saalequell, Deutschland', 'lichtblick-medien', 1.1, series('View', 'everyday'), series('Pro', 'premium')),
  tonspur: brand('Tonspur', 'Klangbogen 3, 76999 Murgtal, Deutschland', 'tonspur', 1, series('Voice', 'everyday'), series('Studio', 'premium')),
  klangholz: brand('Klangholz', 'Resonanzweg 14, 08999 Vogtlandquelle, Deutschland', 'klangholz', 1.1, series('Presto', 'everyday'), series('Orchester', 'premium')),
  turnfux: brand('Turnfux', 'Hallenstraße 1, 45999 Ruhrwiesen, Deutschland', 'turnfux', 0.95, series('Sprint', 'everyday'), series('Vario', 'classic')),
  ballwerk: brand('Ballwerk', 'Anstoß 11, 44999 Emscheraue, Deutschland', 'ballwerk', 1.05, series('Training', 'classic'), series('Match', 'premium')),
  pausenfit: brand('Pausenfit', 'Schulhofweg 30, 27999 Hunteheide, Deutschland', 'pausenfit', 1, series('Aktiv', 'everyday'), series('Team', 'classic')),
  laborix: brand('Laborix', 'Kolbenstraße 23, 37999 Leinetal, Deutschland', 'laborix', 1.15, series('Edu', 'classic'), series('Lab', 'premium')),
  forscherkiste: brand('Forscherkiste', 'Warumweg 42, 28999 Weserbogen, Deutschland', 'forscherkiste', 0.95, series('Entdecker', 'everyday'), series('Atlas', 'classic')),
  sternblick: {
    ...brand('Sternblick', '8 Dome Hill, Hokuto 408-9999, Japan', 'sternblick', 1.2, series('Luna', 'classic'), series('Kepler', 'premium')),
    responsiblePerson: { name: 'Sternblick Europa GmbH', address: 'Kuppelweg 8, 14999 Havelhöhe, Deutschland', email: 'produktsicherheit@sternblick-europa.example' },
  },
  festspiel: brand('Festspiel', 'Girlandenstraße 5, 55999 Rheinhell, Deutschland', 'festspiel', 0.95, series('Konfetti', 'everyday'), series('Flora', 'eco')),
  adventhaus: brand('Adventhaus', 'Engelgasse 24, 01999 Elbtalblick, Deutschland', 'adventhaus', 1.1, series('Stube', 'classic'), series('Winterlicht', 'premium')),
  gartenkind: brand('Gartenkind', 'Beetweg 6, 29999 Heidesand, Deutschland', 'gartenkind', 1, series('Beet', 'everyday'), series('Natur', 'eco')),
  putzmunter: brand('Putzmunter', 'Seifengasse 13, 40999 Düsselbach, Deutschland', 'putzmunter', 0.9, series('Klar', 'everyday'), series('Öko', 'eco')),
  stoffwechsel: brand('Stoffwechsel', 'Webstuhl 18, 48999 Münsterhof, Deutschland', 'stoffwechsel', 1.05, series('Garn', 'classic'), series('Bio', 'eco')),
} as const satisfies Record<string, Brand>;

export type BrandKey = keyof typeof BRANDS;

/** The postal address and e-mail that a product page shows. */
export const brandOf = (key: BrandKey): GoodsBrand => {
  const { name, address, email, responsiblePerson }: Brand = BRANDS[key];
  return { brandId: key, name, address, email, ...(responsiblePerson === undefined ? {} : { responsiblePerson }) };
};

export const isBrandKey = (id: string): id is BrandKey => id in BRANDS;
