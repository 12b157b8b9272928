import { categoryPath } from '@shop/domain/shared/paths';
import { CLASS_LIST_ADVICE, SCHOOL_BAG_ADVICE } from '../page-paths.ts';
import { FEATURED_CATEGORIES } from '../featured-categories.ts';
import type { ConsumerHome } from './consumer-home.ts';

export const AUSTRIA: ConsumerHome = {
  title: 'Pausenhof Österreich: Schulsachen, Bastelmaterial und Lernspiele',
  description:
    'Schulsachen, Bastelbedarf und Lernspiele, geliefert in ganz Österreich. Kauf auf Rechnung, 30 Tage Rückgabe, Preise inklusive österreichischer Umsatzsteuer.',
  hero: {
    advent: {
      preHeadline: 'Basteln im Advent',
      headline: 'Vom Nikolo bis zum Heiligen Abend gut beschäftigt',
      text: 'Papier, Sterne und Kalender zum Selbermachen, für die Volksschule und für den Esstisch daheim.',
      buttonText: 'Advent entdecken',
      url: categoryPath(FEATURED_CATEGORIES.advent),
    },
    school: {
      preHeadline: 'Für jeden Schultag',
      headline: 'Schulsachen, die bis zu den Sommerferien halten',
      text: 'Hefte, Stifte und Federpennale für Volksschule, Mittelschule und Gymnasium, geliefert in ganz Österreich.',
      buttonText: 'Zu Heften und Blöcken',
      url: categoryPath(FEATURED_CATEGORIES.exerciseBooks),
    },
  },
  tiles: 'Unser Sortiment',
  inSeason: { advent: 'Für die Adventzeit', school: 'Für den Schultag' },
  popular: 'In Österreich gerade beliebt',
  classList: {
    headline: 'Die Schulliste in der Hand?',
    text: 'Lineatur, Heftumschläge, Malkasten: Wir erklären, was auf der Liste gemeint ist, und wo Sie es finden.',
    buttonText: 'Schulliste verstehen',
    url: CLASS_LIST_ADVICE,
  },
  list: 'Alles für den Schulbeginn, in einem Schritt',
  schoolStart: {
    headline: 'Eine Schultasche, die passt',
    text: 'Gewicht, Sitz und Sichtbarkeit: Worauf es in der ersten Klasse ankommt, und wie Sie daheim Maß nehmen.',
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
      text: 'Lieferung in ganz Österreich mit DPD oder GLS.',
    },
    { icon: 'receipt', headline: 'Erst prüfen, dann zahlen', text: 'Kauf auf Rechnung mit 14 Tagen Zahlungsziel.' },
    {
      icon: 'return',
      headline: '30 Tage Rückgabe',
      text: 'Länger, als das FAGG verlangt. Die Rücksendung kostet Sie nichts.',
    },
    { icon: 'shield', headline: 'Geprüfte Ware', text: 'Spielzeug nur mit CE-Zeichen und Angaben zum Hersteller.' },
  ],
};
