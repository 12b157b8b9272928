import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, material, measures, onePack, pack, pieces } from '../../product-template.ts';

export const PLANNERS: Aisle = {
  name: both('Kalender & Planer', 'Calendars & planners'),
  description: both(
    'Das Schuljahr auf einen Blick, für Lehrkräfte und Klassen.',
    'The school year at a glance, for teachers and classes.',
  ),
  scene: 'spiral-calendar',
  shelves: [
    {
      name: both('Lehrerkalender', 'Teacher planners'),
      templates: [
        {
          name: both('Lehrerkalender {series} 2026/27, {pack}', 'Teacher planner {series} 2026/27, {pack}'),
          makers: ['papiermuehle', 'kernblatt', 'wortschatz', 'pausenhof'],
          packs: [pack('A5', 'A5', 1290, 420), pack('A4', 'A4', 1590, 780)],
          variants: [inColours('navy', 'red', 'green', 'grey')],
          scene: 'planner',
          teaser: both(
            'Mit Notenlisten, Sitzplänen und Ferien aller Länder.',
            'With mark lists, seating plans and holidays of every state.',
          ),
          text: both(
            'Eine Woche auf zwei Seiten, Stundenleiste bis zur zehnten Stunde, Klappentasche für lose Blätter. Das Papier ist füllerfest.',
            'A week on two pages, a column for up to ten lessons, a pocket for loose sheets. The paper takes fountain pen ink.',
          ),
          facts: [
            fact('Zeitraum', 'Period', 'August 2026 bis Juli 2027', 'August 2026 to July 2027'),
            fact('Bindung', 'Binding', 'Spirale', 'spiral'),
          ],
          scope: both('Kalender mit Stickerbogen', 'Planner with sticker sheet'),
        },
      ],
    },
    {
      name: both('Schülerplaner', 'Pupil planners'),
      templates: [
        {
          name: both('Schülerplaner {series} 2026/27, {pack}', 'Pupil planner {series} 2026/27, {pack}'),
          makers: ['heftling', 'wortschatz', 'pausenhof'],
          packs: [onePack(590, 230), pack('Klassensatz, 25 Stück', 'class set of 25', 9900, 5750, pieces(25))],
          variants: [inColours('blue', 'orange', 'turquoise')],
          scene: 'pupil-planner',
          teaser: both('Hausaufgaben, Termine und Lernziele in einem Heft.', 'Homework, dates and goals in one book.'),
          text: both(
            'Jede Woche hat Platz für Aufgaben, Lob und eine Frage an zu Hause. Die Seiten werden im Unterricht ausprobiert, bevor sie gedruckt werden.',
            'Every week has room for tasks, praise and a question for home. The pages are tried in class before they are printed.',
          ),
          facts: [fact('Format', 'Format', 'A5'), material('Recyclingpapier', 'Recycled paper')],
          scope: both('Schülerplaner', 'Pupil planner'),
        },
      ],
    },
    {
      name: both('Wand- & Tischkalender', 'Wall & desk calendars'),
      templates: [
        {
          name: both('Wandplaner {series} 2027, {pack}', 'Wall planner {series} 2027, {pack}'),
          makers: ['kernblatt', 'papiermuehle', 'ordnix'],
          packs: [
            pack('Schuljahr, A1', 'school year, A1', 990, 210),
            pack('Kalenderjahr, A2', 'calendar year, A2', 690, 120),
            pack('Dreimonatskalender', 'three-month calendar', 890, 260),
          ],
          scene: 'spiral-calendar',
          teaser: both(
            'Ferien, Feiertage und Konferenzen für das ganze Kollegium.',
            'Holidays and meetings for the whole staff.',
          ),
          text: both(
            'Gut lesbar aus drei Metern, mit Platz zum Schreiben in jedem Feld. Die Rückseite zeigt das Folgejahr.',
            'Easy to read from three metres, with room to write in every box. The back shows the following year.',
          ),
          facts: [fact('Papier', 'Paper', '120 g/m²'), measures('gerollt geliefert', 'delivered rolled')],
          scope: both('Wandplaner', 'Wall planner'),
        },
      ],
    },
  ],
};
