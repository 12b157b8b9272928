import { categoryPath } from '@shop/domain/shared/paths';
import { CONTACT } from '../page-paths.ts';
import { FEATURED_CATEGORIES } from '../featured-categories.ts';
import type { Section, StaticPage } from '../static-page.ts';

const marks: Section = {
  heading: { de: 'Was die Zeichen bedeuten', en: 'What the marks mean' },
  html: {
    de: '<dl><dt><strong>CE</strong></dt><dd>Der Hersteller erklärt, dass das Spielzeug die europäischen Anforderungen erfüllt. Ohne CE-Zeichen verkaufen wir kein Spielzeug.</dd><dt><strong>GS</strong></dt><dd>Eine unabhängige Stelle hat ein Muster geprüft und überwacht die Herstellung.</dd><dt><strong>Durchgestrichenes Gesicht „0–3“</strong></dt><dd>Nicht für Kinder unter drei Jahren. Daneben steht, warum: meist sind es kleine Teile, die verschluckt werden können.</dd></dl>',
    en: '<dl><dt><strong>CE</strong></dt><dd>The maker declares that the toy meets the European requirements. We sell no toy without the CE mark.</dd><dt><strong>GS</strong></dt><dd>An independent body has tested a sample and supervises production.</dd><dt><strong>Crossed-out face “0–3”</strong></dt><dd>Not for children under three. The reason is given beside it: mostly small parts that could be swallowed.</dd></dl>',
  },
};

const warnings: Section = {
  heading: { de: 'Warnhinweise vor dem Kauf', en: 'Warnings before you buy' },
  html: {
    de: '<p>Altersangaben und Warnungen stehen als Text auf der Produktseite, nicht erst auf der Packung. Sie beginnen mit „Achtung“. Dort finden Sie auch Namen und Anschrift des Herstellers.</p>',
    en: '<p>Ages and warnings are given as text on the product page, not only on the package. They begin with “Warning”. The maker’s name and address are there too.</p>',
  },
};

const checks: Section = {
  heading: { de: 'Was wir prüfen', en: 'What we check' },
  html: {
    de: '<ul><li>Konformitätserklärung und Prüfberichte, bevor ein Spielzeug ins Sortiment kommt</li><li>Stichproben bei jeder neuen Lieferung: Kleinteile, Schnüre, Magnete, Batteriefächer</li><li>Meldungen im europäischen Warnsystem Safety Gate, jeden Werktag</li></ul>',
    en: '<ul><li>declaration of conformity and test reports before a toy joins our range</li><li>samples of every new delivery: small parts, cords, magnets, battery compartments</li><li>alerts in the European system Safety Gate, every working day</li></ul>',
  },
};

const atHome: Section = {
  heading: { de: 'Zu Hause', en: 'At home' },
  html: {
    de: '<p>Entfernen Sie die Verpackung, bevor Sie das Spielzeug geben. Werfen Sie weg, was zerbrochen ist, und bewahren Sie die Hinweise auf. Knopfzellen gehören außer Reichweite von Kindern.</p>',
    en: '<p>Remove the packaging before you hand over the toy. Throw away what is broken, and keep the instructions. Button cells belong out of children’s reach.</p>',
  },
};

const recalls: Section = {
  heading: { de: 'Rückrufe', en: 'Recalls' },
  html: {
    de: `<p>Müssen wir etwas zurückrufen, schreiben wir allen, die es gekauft haben. Zurzeit gibt es keinen Rückruf. Einen Verdacht melden Sie bitte gleich unter <a href="${CONTACT}">Kontakt</a>.</p><p><a href="${categoryPath(FEATURED_CATEGORIES.toys)}">Zu Lernspielen und Spielzeug</a></p>`,
    en: `<p>If we have to recall something we write to everyone who bought it. There is no recall at present. Please report a suspicion at once, see <a href="${CONTACT}">Contact</a>.</p><p><a href="${categoryPath(FEATURED_CATEGORIES.toys)}">To learning games and toys</a></p>`,
  },
};

/** Directive 2009/48/EC on the safety of toys, and its labelling. */
export const toySafety: StaticPage = {
  title: { de: 'Spielwarensicherheit', en: 'Toy safety' },
  description: {
    de: 'Was CE und GS bedeuten, was wir prüfen und worauf Sie zu Hause achten.',
    en: 'What CE and GS mean, what we check, and what to look out for at home.',
  },
  readers: 'consumers',
  sections: () => [marks, warnings, checks, atHome, recalls],
};
