import type { Region, Storefront } from '@shop/domain/storefronts/storefront';
import { CONTACT } from '../page-paths.ts';
import { serviceContact } from '../company-contact.ts';
import type { Section, StaticPage } from '../static-page.ts';

const shop: Section = {
  heading: { de: 'Was dieser Shop leistet', en: 'What this shop does' },
  html: {
    de: '<p>Im Pausenhof können Sie Waren suchen, vergleichen, bestellen und bezahlen. Dabei sehen Sie zu jedem Artikel Preis, Lieferzeit und Angaben zur Sicherheit. Ein Konto ist nicht nötig.</p>',
    en: '<p>In Pausenhof you can look for goods, compare, order and pay. Each item shows its price, delivery time and safety information. No account is needed.</p>',
  },
};

const state: Section = {
  heading: { de: 'Stand der Barrierefreiheit', en: 'State of accessibility' },
  html: {
    de: '<p>Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2 in den Stufen A und AA und die Norm EN 301 549.</p><ul><li>Alle Seiten lassen sich mit der Tastatur bedienen, der Fokus ist sichtbar.</li><li>Überschriften, Listen und Formulare sind für Vorleseprogramme ausgezeichnet.</li><li>Fehler in Formularen werden oben zusammengefasst und beim Feld erklärt. Nichts Eingegebenes geht verloren.</li><li>Text lässt sich auf 400 Prozent vergrößern, ohne dass Sie seitwärts blättern müssen.</li><li>Bewegungen stehen still, wenn Ihr Gerät das so eingestellt hat.</li><li>Suchen, Kaufen und Bezahlen gehen ohne Zeitdruck.</li></ul>',
    en: '<p>We measure ourselves against the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA, and the standard EN 301 549.</p><ul><li>All pages can be used with a keyboard, and the focus is visible.</li><li>Headings, lists and forms are marked up for screen readers.</li><li>Errors in forms are summed up at the top and explained at the field. Nothing you typed is lost.</li><li>Text can be enlarged to 400 per cent without scrolling sideways.</li><li>Nothing moves if your device is set that way.</li><li>You can search, buy and pay without time pressure.</li></ul>',
  },
};

const limits: Section = {
  heading: { de: 'Was noch fehlt', en: 'What is still missing' },
  html: {
    de: '<p>Einige Anleitungen von Herstellern liegen nur als PDF ohne Auszeichnung vor. Auf Wunsch senden wir Ihnen den Inhalt als Text. Die Seiten der Zahlungsanbieter verantworten diese selbst.</p>',
    en: '<p>Some makers’ instructions exist only as PDF files without tags. On request we send you their content as text. The pages of payment providers are their own responsibility.</p>',
  },
};

const feedback = (storefront: Storefront): readonly Section[] => [
  {
    heading: { de: 'Eine Barriere gefunden?', en: 'Found a barrier?' },
    html: {
      de: `<p>Bitte sagen Sie uns, auf welcher Seite und mit welchem Hilfsmittel. Wir antworten innerhalb von zwei Wochen und helfen Ihnen bis dahin am Telefon durch die Bestellung. Weitere Wege stehen unter <a href="${CONTACT}">Kontakt</a>.</p>`,
      en: `<p>Please tell us on which page, and with which aid. We answer within two weeks and help you through your order by telephone until then. Further ways are given under <a href="${CONTACT}">Contact</a>.</p>`,
    },
  },
  { html: serviceContact(storefront) },
];

const IN_GERMANY: Section = {
  heading: { de: 'Marktüberwachung', en: 'Supervision' },
  html: {
    de: '<p>Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg.</p>',
    en: '<p>The competent authority is the market surveillance office of the German states for the accessibility of products and services (MLBF) in Magdeburg.</p>',
  },
};

const IN_AUSTRIA: Section = {
  heading: { de: 'Marktüberwachung', en: 'Supervision' },
  html: {
    de: '<p>Zuständig ist in Österreich das Sozialministeriumservice.</p>',
    en: '<p>In Austria the competent authority is the Sozialministeriumservice.</p>',
  },
};

const SUPERVISION: Readonly<Record<Region, readonly Section[]>> = {
  germany: [IN_GERMANY],
  austria: [IN_AUSTRIA],
  switzerland: [],
};

/** Statement of § 14 and annex 3 BFSG; § 15 BaFG in Austria. */
export const accessibility: StaticPage = {
  title: { de: 'Erklärung zur Barrierefreiheit', en: 'Accessibility statement' },
  description: {
    de: 'Wie barrierefrei der Pausenhof ist, was noch fehlt und wie Sie uns Hindernisse melden.',
    en: 'How accessible Pausenhof is, what is still missing, and how to report barriers.',
  },
  readers: 'consumers',
  sections: (storefront) => [shop, state, limits, ...feedback(storefront), ...SUPERVISION[storefront.region]],
};
