import { categoryPath } from '@shop/domain/shared/paths';
import type { ContentRow } from '@shop/domain/content/content';
import { wordingOf } from '../../goods/showing.ts';
import { CLASS_LIST_ADVICE, CLASSROOM_ADVICE, CONTACT, SCHOOL_BAG_ADVICE } from '../addresses.ts';
import { pickedProducts } from '../home/picked-products.ts';
import type { Edition } from '../pages.ts';
import { CATEGORIES } from '../picked-categories.ts';
import { type Call, pictureTeaser, recommendations, row } from '../teasers.ts';
import type { WrittenPage } from '../written-page.ts';

const classList = ({ storefront }: Edition): Call => ({
  headline: wordingOf(storefront, { de: 'Die Klassenliste verstehen', en: 'Reading the class list' }),
  text: wordingOf(storefront, { de: 'Lineaturen, Pinselgrößen, Umschläge: was gemeint ist, Zeile für Zeile.', en: 'Rulings, brush sizes, covers: what is meant, line by line.' }),
  buttonText: wordingOf(storefront, { de: 'Zur Klassenliste', en: 'To the class list' }),
  url: CLASS_LIST_ADVICE,
});

const schoolBag = ({ storefront }: Edition): Call => ({
  headline: wordingOf(storefront, { de: 'Ein Ranzen, der passt', en: 'A school bag that fits' }),
  text: wordingOf(storefront, { de: 'Gewicht, Sitz und Sichtbarkeit, mit Maß für zu Hause.', en: 'Weight, fit and visibility, with measurements for home.' }),
  buttonText: wordingOf(storefront, { de: 'Zur Ranzenberatung', en: 'Choosing a school bag' }),
  url: SCHOOL_BAG_ADVICE,
});

const classroom = ({ storefront }: Edition): Call => ({
  headline: wordingOf(storefront, { de: 'Ein Klassenzimmer einrichten', en: 'Furnishing a classroom' }),
  text: wordingOf(storefront, { de: 'Tischhöhen, Laufwege, Akustik und Stauraum.', en: 'Table heights, walkways, acoustics and storage.' }),
  buttonText: wordingOf(storefront, { de: 'Zur Raumplanung', en: 'Plan a classroom' }),
  url: CLASSROOM_ADVICE,
});

const practice = ({ storefront }: Edition): Call => ({
  headline: wordingOf(storefront, { de: 'Üben ohne Streit', en: 'Practising without a quarrel' }),
  text: wordingOf(storefront, { de: 'Zehn Minuten am Tag reichen. Welche Lernhefte sich dafür eignen.', en: 'Ten minutes a day are enough. Which practice books suit that.' }),
  buttonText: wordingOf(storefront, { de: 'Zu den Lernheften', en: 'To the practice books' }),
  url: categoryPath(CATEGORIES.practiceBooks),
});

const below = (edition: Edition): readonly ContentRow[] => [
  row(pictureTeaser('advice-class-list', 'exercise-books', classList(edition)), pictureTeaser('advice-school-bag', 'satchel', schoolBag(edition))),
  row(pictureTeaser('advice-classroom', 'classroom', classroom(edition)), pictureTeaser('advice-practice', 'writing-mix', practice(edition))),
  row(
    recommendations(
      'advice-teachers',
      wordingOf(edition.storefront, { de: 'Von Lehrkräften empfohlen', en: 'Recommended by teachers' }),
      pickedProducts(edition, 'teachers-choice', ['10', '11', '12', '14', '21']),
    ),
  ),
];

export const ADVICE_TITLE = { de: 'Beratung', en: 'Advice' } as const;

export const advice: WrittenPage = {
  title: ADVICE_TITLE,
  description: { de: 'Was auf der Klassenliste gemeint ist, welcher Ranzen passt und wie ein Klassenzimmer entsteht.', en: 'What the class list means, which school bag fits, and how a classroom comes together.' },
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
