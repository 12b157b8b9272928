import { categoryPath } from '@shop/domain/shared/paths';
import type { ContentRow } from '@shop/domain/content/content';
import { localise } from '../../goods/catalogue-context.ts';
import { CLASS_LIST_ADVICE, CLASSROOM_ADVICE, CONTACT, SCHOOL_BAG_ADVICE } from '../page-paths.ts';
import { featuredProducts } from '../home/featured-products.ts';
import type { PageContext } from '../page-context.ts';
import { FEATURED_CATEGORIES } from '../featured-categories.ts';
import { type Call, pictureTeaser, recommendations, row } from '../teasers.ts';
import type { StaticPage } from '../static-page.ts';

const classList = ({ storefront }: PageContext): Call => ({
  headline: localise(storefront, { de: 'Die Klassenliste verstehen', en: 'Reading the class list' }),
  text: localise(storefront, {
    de: 'Lineaturen, Pinselgrößen, Umschläge: was gemeint ist, Zeile für Zeile.',
    en: 'Rulings, brush sizes, covers: what is meant, line by line.',
  }),
  buttonText: localise(storefront, { de: 'Zur Klassenliste', en: 'To the class list' }),
  url: CLASS_LIST_ADVICE,
});

const schoolBag = ({ storefront }: PageContext): Call => ({
  headline: localise(storefront, { de: 'Ein Ranzen, der passt', en: 'A school bag that fits' }),
  text: localise(storefront, {
    de: 'Gewicht, Sitz und Sichtbarkeit, mit Maß für zu Hause.',
    en: 'Weight, fit and visibility, with measurements for home.',
  }),
  buttonText: localise(storefront, { de: 'Zur Ranzenberatung', en: 'Choosing a school bag' }),
  url: SCHOOL_BAG_ADVICE,
});

const classroom = ({ storefront }: PageContext): Call => ({
  headline: localise(storefront, { de: 'Ein Klassenzimmer einrichten', en: 'Furnishing a classroom' }),
  text: localise(storefront, {
    de: 'Tischhöhen, Laufwege, Akustik und Stauraum.',
    en: 'Table heights, walkways, acoustics and storage.',
  }),
  buttonText: localise(storefront, { de: 'Zur Raumplanung', en: 'Plan a classroom' }),
  url: CLASSROOM_ADVICE,
});

const practice = ({ storefront }: PageContext): Call => ({
  headline: localise(storefront, { de: 'Üben ohne Streit', en: 'Practising without a quarrel' }),
  text: localise(storefront, {
    de: 'Zehn Minuten am Tag reichen. Welche Lernhefte sich dafür eignen.',
    en: 'Ten minutes a day are enough. Which practice books suit that.',
  }),
  buttonText: localise(storefront, { de: 'Zu den Lernheften', en: 'To the practice books' }),
  url: categoryPath(FEATURED_CATEGORIES.practiceBooks),
});

const below = (context: PageContext): readonly ContentRow[] => [
  row(
    pictureTeaser('advice-class-list', 'exercise-books', classList(context)),
    pictureTeaser('advice-school-bag', 'satchel', schoolBag(context)),
  ),
  row(
    pictureTeaser('advice-classroom', 'classroom', classroom(context)),
    pictureTeaser('advice-practice', 'writing-mix', practice(context)),
  ),
  row(
    recommendations(
      'advice-teachers',
      localise(context.storefront, { de: 'Von Lehrkräften empfohlen', en: 'Recommended by teachers' }),
      featuredProducts(context, 'teachers-choice', ['10', '11', '12', '14', '21']),
    ),
  ),
];

export const ADVICE_TITLE = { de: 'Beratung', en: 'Advice' } as const;

export const advice: StaticPage = {
  title: ADVICE_TITLE,
  description: {
    de: 'Was auf der Klassenliste gemeint ist, welcher Ranzen passt und wie ein Klassenzimmer entsteht.',
    en: 'What the class list means, which school bag fits, and how a classroom comes together.',
  },
  sections: () => [
    {
      html: {
        de: `<p>Was wir hier schreiben, haben Lehrkräfte gegengelesen. Fehlt Ihnen eine Antwort, fragen Sie uns unter <a href="${CONTACT}">Kontakt</a>.</p>`,
        en: `<p>What we write here was proofread by teachers. If an answer is missing, ask us, see <a href="${CONTACT}">Contact</a>.</p>`,
      },
    },
  ],
  below,
};
