import { categoryPath } from '@shop/domain/shared/paths';
import { CLASS_LIST_ADVICE, SCHOOL_BAG_ADVICE } from '../page-paths.ts';
import { FEATURED_CATEGORIES } from '../featured-categories.ts';
import type { ConsumerHome } from './consumer-home.ts';

/** In Swiss spelling, which has no ß. */
export const SWITZERLAND: ConsumerHome = {
  title: 'Pausenhof Schweiz: Schulmaterial, Bastelbedarf und Lernspiele',
  description:
    'Schulmaterial, Bastelbedarf und Lernspiele mit Preisen in Franken. Geliefert von der Schweizerischen Post, verzollt und ohne Nachgebühr. 30 Tage Rückgabe.',
  hero: {
    advent: {
      preHeadline: 'Basteln im Advent',
      headline: 'Bis der Samichlaus kommt, ist noch einiges zu falten',
      text: 'Papier, Sterne und Kalender zum Selbermachen. Preise in Franken, Lieferung mit der Schweizerischen Post.',
      buttonText: 'Advent entdecken',
      url: categoryPath(FEATURED_CATEGORIES.advent),
    },
    school: {
      preHeadline: 'Für jeden Schultag',
      headline: 'Gut gepackt in die neue Woche',
      text: 'Hefte, Stifte und Etuis für Kindergarten und Primarschule. Preise in Franken, verzollt und versteuert.',
      buttonText: 'Zu Heften und Blöcken',
      url: categoryPath(FEATURED_CATEGORIES.exerciseBooks),
    },
  },
  tiles: 'Unser Sortiment',
  inSeason: { advent: 'Für die Adventszeit', school: 'Für den Schultag' },
  popular: 'In der Schweiz gerade beliebt',
  classList: {
    headline: 'Die Materialliste in der Hand?',
    text: 'Lineatur, Häuschengrösse, Malkasten: Wir erklären, was auf der Liste gemeint ist, und wo Sie es finden.',
    buttonText: 'Materialliste verstehen',
    url: CLASS_LIST_ADVICE,
  },
  list: 'Alles für den Schulanfang, in einem Schritt',
  schoolStart: {
    headline: 'Ein Schulthek, der passt',
    text: 'Gewicht, Sitz und Sichtbarkeit: Worauf es in der ersten Klasse ankommt, und wie Sie zu Hause Mass nehmen.',
    buttonText: 'Zur Beratung',
    url: SCHOOL_BAG_ADVICE,
  },
  reduced: 'Im Preis gesenkt',
  fresh: 'Neu im Regal',
  reasonsHeadline: 'Darauf können Sie sich verlassen',
  reasons: (freeFrom) => [
    {
      icon: 'truck',
      headline: `Ab ${freeFrom} ohne Versandkosten`,
      text: 'Mit der Schweizerischen Post nach Hause, auch nach Liechtenstein.',
    },
    {
      icon: 'check',
      headline: 'Preise in Franken, alles inbegriffen',
      text: 'Verzollt und mit Schweizer Mehrwertsteuer. An der Tür kommt nichts dazu.',
    },
    {
      icon: 'return',
      headline: '30 Tage Rückgabe',
      text: 'Auch ohne gesetzliches Widerrufsrecht. Die Rücksendung kostet Sie nichts.',
    },
    { icon: 'receipt', headline: 'Kauf auf Rechnung', text: 'Sie zahlen innert 14 Tagen, nachdem die Ware da ist.' },
  ],
};
