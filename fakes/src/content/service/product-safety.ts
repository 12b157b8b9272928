import { categoryPath } from '@shop/domain/shared/paths';
import { CONTACT } from '../page-paths.ts';
import { FEATURED_CATEGORIES } from '../featured-categories.ts';
import type { Section, StaticPage } from '../static-page.ts';

const furniture: Section = {
  heading: { de: 'Möbel', en: 'Furniture' },
  html: {
    de: `<p>Tische und Stühle entsprechen der DIN EN 1729 (Größen, Festigkeit, Standsicherheit), Stauraum der DIN EN 16121. Prüfzeugnisse senden wir Ihnen für Ihre Unterlagen. <a href="${categoryPath(FEATURED_CATEGORIES.furniture)}">Zu den Möbeln</a></p>`,
    en: `<p>Tables and chairs comply with EN 1729 (sizes, strength, stability), storage with EN 16121. We send you the test certificates for your files. <a href="${categoryPath(FEATURED_CATEGORIES.furniture)}">To the furniture</a></p>`,
  },
};

const sport: Section = {
  heading: { de: 'Sport und Bewegung', en: 'Sport and movement' },
  html: {
    de: '<p>Matten und Geräte entsprechen der DIN EN 12503 und der DIN EN 913. Bitte lassen Sie Geräte einmal im Jahr von einer sachkundigen Person prüfen, so verlangt es die Unfallversicherung.</p>',
    en: '<p>Mats and apparatus comply with EN 12503 and EN 913. Please have apparatus inspected once a year by a competent person, as the accident insurers require.</p>',
  },
};

const science: Section = {
  heading: { de: 'Chemie, Strom und Werkzeug', en: 'Chemicals, electricity and tools' },
  html: {
    de: '<p>Sicherheitsdatenblätter liegen bei und stehen auf Anfrage als Datei bereit. Was nur mit Aufsicht benutzt werden darf, ist auf der Produktseite so bezeichnet. Grundlage sind die Richtlinien zur Sicherheit im Unterricht (RiSU).</p>',
    en: '<p>Safety data sheets are enclosed and available as files on request. What may only be used under supervision is marked so on the product page, following the guidelines on safety in lessons (RiSU).</p>',
  },
};

const toys: Section = {
  heading: { de: 'Spielmaterial in Kita und Ganztag', en: 'Play materials in nurseries and all-day schools' },
  html: {
    de: '<p>Alles Spielzeug trägt das CE-Zeichen nach der Richtlinie 2009/48/EG. Altersangaben und Warnungen stehen als Text auf der Produktseite, mit Namen und Anschrift des Herstellers.</p>',
    en: '<p>All toys carry the CE mark under Directive 2009/48/EC. Ages and warnings are given as text on the product page, with the maker’s name and address.</p>',
  },
};

const recalls: Section = {
  heading: { de: 'Rückrufe und Meldungen', en: 'Recalls and reports' },
  html: {
    de: `<p>Rückrufe schicken wir an die Kundennummer, nicht nur an die Person, die bestellt hat. Zurzeit gibt es keinen. Unfälle und Beinahe-Unfälle melden Sie bitte unter <a href="${CONTACT}">Kontakt</a>.</p>`,
    en: `<p>We send recalls to the customer number, not only to the person who ordered. There is none at present. Please report accidents and near misses, see <a href="${CONTACT}">Contact</a>.</p>`,
  },
};

/** General product safety, Reg. (EU) 2023/988 (GPSR). */
export const productSafety: StaticPage = {
  title: { de: 'Produktsicherheit', en: 'Product safety' },
  description: {
    de: 'Normen, Prüfzeugnisse, Sicherheitsdatenblätter und Rückrufe für Einrichtungen.',
    en: 'Standards, test certificates, safety data sheets and recalls for institutions.',
  },
  readers: 'businesses',
  sections: () => [furniture, sport, science, toys, recalls],
};
