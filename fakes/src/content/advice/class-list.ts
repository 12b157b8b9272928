import { categoryPath } from '@shop/domain/shared/paths';
import type { Region } from '@shop/domain/storefronts/storefront';
import { localise } from '../../goods/catalogue-context.ts';
import { ADVICE, CONTACT } from '../page-paths.ts';
import { featuredProducts } from '../home/featured-products.ts';
import { FEATURED_CATEGORIES } from '../featured-categories.ts';
import { recommendations, row } from '../teasers.ts';
import type { Section, StaticPage } from '../static-page.ts';
import { ADVICE_TITLE } from './advice.ts';

const rulings: Section = {
  heading: { de: 'Lineaturen', en: 'Rulings (Lineaturen)' },
  html: {
    de: '<table><thead><tr><th scope="col">Nummer</th><th scope="col">Was es ist</th><th scope="col">Klasse</th></tr></thead><tbody><tr><td>1</td><td>Schreiblinien, sehr breit, mit farbigem Grund</td><td>1</td></tr><tr><td>2</td><td>Schreiblinien, etwas enger</td><td>2</td></tr><tr><td>3</td><td>Schreiblinien, noch enger</td><td>3</td></tr><tr><td>4</td><td>eine Linie je Zeile, mit Rand</td><td>4</td></tr><tr><td>5</td><td>kariert, 5 mm</td><td>ab 1, Rechnen</td></tr><tr><td>25</td><td>liniert, Rand links</td><td>ab 5</td></tr><tr><td>26</td><td>kariert, Rand links</td><td>ab 5</td></tr><tr><td>20</td><td>blanko</td><td>Zeichnen</td></tr></tbody></table>',
    en: '<table><thead><tr><th scope="col">Number</th><th scope="col">What it is</th><th scope="col">Year</th></tr></thead><tbody><tr><td>1</td><td>handwriting lines, very wide, tinted</td><td>1</td></tr><tr><td>2</td><td>handwriting lines, a little narrower</td><td>2</td></tr><tr><td>3</td><td>handwriting lines, narrower still</td><td>3</td></tr><tr><td>4</td><td>one line per row, with margin</td><td>4</td></tr><tr><td>5</td><td>squared, 5 mm</td><td>from 1, maths</td></tr><tr><td>25</td><td>ruled, margin on the left</td><td>from 5</td></tr><tr><td>26</td><td>squared, margin on the left</td><td>from 5</td></tr><tr><td>20</td><td>plain</td><td>drawing</td></tr></tbody></table>',
  },
};

const swissRulings: Section = {
  heading: { de: 'Lineaturen und Häuschen', en: 'Rulings and squares' },
  html: {
    de: '<p>In der Schweiz nennt die Liste meist die Zeilenhöhe oder die Häuschengröße: Doppellinien für die 1. und 2. Klasse, 5-mm-Häuschen fürs Rechnen, 4 mm ab der 4. Klasse, blanko fürs Zeichnen. Steht eine deutsche Nummer dabei, hilft diese Reihe: 1 bis 3 sind Schreiblinien, 5 ist kariert, 20 blanko.</p>',
    en: '<p>Swiss lists mostly name the height of the lines or the size of the squares: double lines for years 1 and 2, squares of 5 mm for maths, 4 mm from year 4, plain for drawing. If a German number is given: 1 to 3 are handwriting lines, 5 is squared, 20 plain.</p>',
  },
};

const colours: Section = {
  heading: { de: 'Farben der Umschläge', en: 'Colours of covers' },
  html: {
    de: '<p>Die Farbe sagt dem Kind, welches Fach dran ist. Häufig gilt: rot für Deutsch, blau für Mathematik, grün für Sachunterricht, gelb für Musik. Jede Schule hat ihre eigene Ordnung, die Liste gilt.</p>',
    en: '<p>The colour tells the child which subject is next. Often it is red for German, blue for maths, green for general studies and yellow for music. Each school has an order of its own; the list decides.</p>',
  },
};

const pens: Section = {
  heading: { de: 'Stifte, Pinsel, Kleber', en: 'Pens, brushes, glue' },
  html: {
    de: `<ul><li><strong>Bleistift HB oder B:</strong> B ist weicher und für den Anfang leichter zu führen. <a href="${categoryPath(FEATURED_CATEGORIES.pencils)}">Zu den Stiften</a></li><li><strong>Borstenpinsel Größe 8 und 12:</strong> für Deckfarben und große Flächen.</li><li><strong>Haarpinsel Größe 4 und 6:</strong> für feine Linien mit Wasserfarbe.</li><li><strong>Deckfarbkasten mit 12 Farben:</strong> nach DIN 5023, die Näpfe lassen sich einzeln nachkaufen. <a href="${categoryPath(FEATURED_CATEGORIES.paints)}">Zu den Farben</a></li><li><strong>Klebestift, lösungsmittelfrei:</strong> Flüssigkleber nur, wenn er ausdrücklich verlangt ist.</li></ul>`,
    en: `<ul><li><strong>Bleistift HB or B:</strong> a pencil; B is softer and easier to start with. <a href="${categoryPath(FEATURED_CATEGORIES.pencils)}">To the pencils</a></li><li><strong>Borstenpinsel, sizes 8 and 12:</strong> bristle brushes for opaque paints and large areas.</li><li><strong>Haarpinsel, sizes 4 and 6:</strong> hair brushes for fine lines with watercolour.</li><li><strong>Deckfarbkasten with 12 colours:</strong> a paint box to DIN 5023; single pans can be bought again. <a href="${categoryPath(FEATURED_CATEGORIES.paints)}">To the paints</a></li><li><strong>Klebestift, solvent-free:</strong> a glue stick. Liquid glue only if the list asks for it.</li></ul>`,
  },
};

const names: Section = {
  heading: { de: 'Bevor alles in den Ranzen kommt', en: 'Before it all goes into the bag' },
  html: {
    de: `<p>Schreiben Sie auf jedes Teil den Namen, auch auf jeden Stift. Kaufen Sie Hefte doppelt: Das zweite ist im Februar nötig. Und wenn auf der Liste etwas steht, das Sie nicht zuordnen können, fragen Sie uns unter <a href="${CONTACT}">Kontakt</a>, am besten mit einem Foto.</p>`,
    en: `<p>Write the name on every piece, on every pencil too. Buy exercise books in pairs: the second is needed in February. If you cannot tell what something on the list is, ask us, see <a href="${CONTACT}">Contact</a>, ideally with a photograph.</p>`,
  },
};

const ON_EVERY_LIST = [
  FEATURED_CATEGORIES.exerciseBooksA5,
  FEATURED_CATEGORIES.exerciseBooksA4,
  FEATURED_CATEGORIES.leadPencils,
  FEATURED_CATEGORIES.colouredPencils,
  FEATURED_CATEGORIES.paintBoxes,
  FEATURED_CATEGORIES.brushes,
  FEATURED_CATEGORIES.glueSticks,
];

const RULINGS: Readonly<Record<Region, Section>> = { germany: rulings, austria: rulings, switzerland: swissRulings };

export const classListAdvice: StaticPage = {
  title: { de: 'Die Klassenliste verstehen', en: 'Reading the class list' },
  titleInSwitzerland: { de: 'Die Materialliste verstehen', en: 'Reading the class list' },
  description: {
    de: 'Lineaturen, Farben, Pinsel und Stifte: was auf der Klassenliste gemeint ist.',
    en: 'Rulings, colours, brushes and pens: what a German class list means.',
  },
  above: { title: ADVICE_TITLE, path: ADVICE },
  sections: (storefront) => [RULINGS[storefront.region], colours, pens, names],
  below: (context) => [
    row(
      recommendations(
        'class-list-goods',
        localise(context.storefront, { de: 'Steht auf fast jeder Liste', en: 'On almost every list' }),
        featuredProducts(context, 'popular', ON_EVERY_LIST),
        categoryPath(FEATURED_CATEGORIES.exerciseBooks),
      ),
    ),
  ],
};
