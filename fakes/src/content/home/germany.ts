import { categoryPath } from '@shop/domain/shared/paths';
import { CLASS_LIST_ADVICE, SCHOOL_BAG_ADVICE } from '../page-paths.ts';
import { FEATURED_CATEGORIES } from '../featured-categories.ts';
import type { ConsumerHome } from './consumer-home.ts';

export const GERMANY: ConsumerHome = {
  title: 'Pausenhof: Schulbedarf, Bastelmaterial und Lernspiele',
  description:
    'Hefte, Stifte, Ranzen, Bastelmaterial und Lernspiele für Schule, Hort und Zuhause. Kauf auf Rechnung, Lieferung in 2 bis 3 Werktagen, 30 Tage Rückgabe.',
  hero: {
    advent: {
      preHeadline: 'Basteln im Advent',
      headline: 'Der Advent beginnt mit Schere und Papier',
      text: 'Sterne, Kalender und Faltblätter: einzeln für den Küchentisch oder als Satz für die ganze Klasse.',
      buttonText: 'Advent entdecken',
      url: categoryPath(FEATURED_CATEGORIES.advent),
    },
    school: {
      preHeadline: 'Für jeden Schultag',
      headline: 'Was morgen im Ranzen sein muss',
      text: 'Hefte, Stifte und Mäppchen, die ein Schuljahr aushalten. In 2 bis 3 Werktagen bei Ihnen.',
      buttonText: 'Zu Heften und Blöcken',
      url: categoryPath(FEATURED_CATEGORIES.exerciseBooks),
    },
  },
  tiles: 'Unser Sortiment',
  inSeason: { advent: 'Für die Adventszeit', school: 'Für den Schultag' },
  popular: 'Das kaufen andere gerade',
  classList: {
    headline: 'Die Klassenliste in der Hand?',
    text: 'Lineatur 2 oder 3, Pinsel Größe 8, Umschläge in sechs Farben: Wir erklären, was gemeint ist, und wo Sie es finden.',
    buttonText: 'Klassenliste verstehen',
    url: CLASS_LIST_ADVICE,
  },
  list: 'Alles für den Schulanfang, in einem Schritt',
  schoolStart: {
    headline: 'Ein Ranzen, der passt',
    text: 'Gewicht, Sitz und Sichtbarkeit: Worauf es im ersten Schuljahr ankommt, und wie Sie zu Hause Maß nehmen.',
    buttonText: 'Zur Ranzenberatung',
    url: SCHOOL_BAG_ADVICE,
  },
  reduced: 'Im Preis gesenkt',
  fresh: 'Neu im Regal',
  reasonsHeadline: 'Darauf können Sie sich verlassen',
  reasons: (freeFrom) => [
    {
      icon: 'truck',
      headline: `Ab ${freeFrom} ohne Versandkosten`,
      text: 'Lieferung in Deutschland mit DHL oder DPD, auch an Packstationen.',
    },
    { icon: 'receipt', headline: 'Erst prüfen, dann zahlen', text: 'Kauf auf Rechnung mit 14 Tagen Zahlungsziel.' },
    {
      icon: 'return',
      headline: '30 Tage Rückgabe',
      text: 'Mehr Zeit, als das Gesetz verlangt. Die Rücksendung kostet Sie nichts.',
    },
    { icon: 'shield', headline: 'Geprüfte Ware', text: 'Spielzeug nur mit CE-Zeichen und Angaben zum Hersteller.' },
  ],
};
