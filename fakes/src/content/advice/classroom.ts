import { categoryPath } from '@shop/domain/shared/paths';
import type { ContentRow } from '@shop/domain/content/content';
import { runningCompetition } from '../../competitions/written-competitions.ts';
import { localise } from '../../goods/catalogue-context.ts';
import { ADVICE, CONTACT } from '../page-paths.ts';
import { featuredProducts } from '../home/featured-products.ts';
import { FEATURED_CATEGORIES } from '../featured-categories.ts';
import type { PageContext } from '../page-context.ts';
import { prizeDrawForm, recommendations, row } from '../teasers.ts';
import type { Section, StaticPage } from '../static-page.ts';
import { ADVICE_TITLE } from './advice.ts';

const heights: Section = {
  heading: { de: 'Tisch- und Stuhlhöhen', en: 'Heights of tables and chairs' },
  html: {
    de: '<p>Die DIN EN 1729 ordnet jeder Körpergröße eine Farbe zu. Bestellen Sie für eine Klasse zwei Größen, dann sitzt fast jedes Kind richtig.</p><table><thead><tr><th scope="col">Größe</th><th scope="col">Körpergröße</th><th scope="col">Tisch</th><th scope="col">Stuhl</th></tr></thead><tbody><tr><td>3, gelb</td><td>119 bis 142 cm</td><td>59 cm</td><td>35 cm</td></tr><tr><td>4, rot</td><td>133 bis 159 cm</td><td>64 cm</td><td>38 cm</td></tr><tr><td>5, grün</td><td>146 bis 176 cm</td><td>71 cm</td><td>43 cm</td></tr><tr><td>6, blau</td><td>159 bis 188 cm</td><td>76 cm</td><td>46 cm</td></tr></tbody></table>',
    en: '<p>EN 1729 gives every body height a colour. Order two sizes for a class and almost every child sits well.</p><table><thead><tr><th scope="col">Size</th><th scope="col">Body height</th><th scope="col">Table</th><th scope="col">Chair</th></tr></thead><tbody><tr><td>3, yellow</td><td>119 to 142 cm</td><td>59 cm</td><td>35 cm</td></tr><tr><td>4, red</td><td>133 to 159 cm</td><td>64 cm</td><td>38 cm</td></tr><tr><td>5, green</td><td>146 to 176 cm</td><td>71 cm</td><td>43 cm</td></tr><tr><td>6, blue</td><td>159 to 188 cm</td><td>76 cm</td><td>46 cm</td></tr></tbody></table>',
  },
};

const room: Section = {
  heading: { de: 'Laufwege', en: 'Walkways' },
  html: {
    de: '<p>Rechnen Sie mit zwei Quadratmetern je Kind. Zwischen Tischreihen bleiben 85 cm frei, vor der Tafel zwei Meter, neben einem Platz für einen Rollstuhl 150 cm. Fluchtwege bleiben immer frei.</p>',
    en: '<p>Allow two square metres per child. Leave 85 cm between rows, two metres in front of the board, and 150 cm beside a place for a wheelchair. Escape routes always stay clear.</p>',
  },
};

const sound: Section = {
  heading: { de: 'Akustik und Licht', en: 'Sound and light' },
  html: {
    de: '<p>Teppiche, Pinnwände und volle Regale schlucken Schall. Stellen Sie Tische so, dass das Tageslicht von der Seite kommt, von links für Kinder, die rechts schreiben. Zwei Quadratmeter Pinnwand je Raum sind schnell voll.</p>',
    en: '<p>Carpets, pinboards and full shelves absorb sound. Place tables so that daylight comes from the side, from the left for right-handed children. Two square metres of pinboard are soon full.</p>',
  },
};

const storage: Section = {
  heading: { de: 'Stauraum', en: 'Storage' },
  html: {
    de: `<p>Ein Fach je Kind, ein Schrank für das Material der Klasse, ein Regal auf Rollen als Raumteiler. Kippsicherungen liegen bei. <a href="${categoryPath(FEATURED_CATEGORIES.furniture)}">Zu Möbeln und Ausstattung</a></p>`,
    en: `<p>One tray per child, one cupboard for the class, one shelf on castors to divide the room. Fittings against tipping are enclosed. <a href="${categoryPath(FEATURED_CATEGORIES.furniture)}">To furniture and equipment</a></p>`,
  },
};

const planning: Section = {
  heading: { de: 'Mit uns planen', en: 'Plan with us' },
  html: {
    de: `<p>Schicken Sie uns einen Grundriss, gern von Hand gezeichnet. Innerhalb einer Woche erhalten Sie einen Vorschlag mit Stückliste und Angebot. Unverbindlich, siehe <a href="${CONTACT}">Kontakt</a>.</p>`,
    en: `<p>Send us a floor plan, drawn by hand if you like. Within a week you receive a proposal with a list of parts and an offer. It commits you to nothing, see <a href="${CONTACT}">Contact</a>.</p>`,
  },
};

const prizeDrawRows = (context: PageContext): readonly ContentRow[] => {
  const running = runningCompetition(context);
  return running === undefined ? [] : [row(prizeDrawForm('classroom-prize-draw', running.id))];
};

export const classroomAdvice: StaticPage = {
  title: { de: 'Ein Klassenzimmer einrichten', en: 'Furnishing a classroom' },
  description: {
    de: 'Tischhöhen, Laufwege, Akustik und Stauraum: was vor der Bestellung feststehen sollte.',
    en: 'Table heights, walkways, acoustics and storage: what should be settled before you order.',
  },
  above: { title: ADVICE_TITLE, path: ADVICE },
  sections: () => [heights, room, sound, storage, planning],
  below: (context) => [
    ...prizeDrawRows(context),
    row(
      recommendations(
        'classroom-goods',
        localise(context.storefront, { de: 'Tische, Stühle und Tafeln', en: 'Tables, chairs and boards' }),
        featuredProducts(context, 'popular', [FEATURED_CATEGORIES.furniture]),
        categoryPath(FEATURED_CATEGORIES.furniture),
      ),
    ),
  ],
};
