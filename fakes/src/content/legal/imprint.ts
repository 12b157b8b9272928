import type { Texts } from '../../goods/goods.ts';
import { HOUSE } from '../house.ts';
import { POSTAL_ADDRESS, reachedAt } from '../house-address.ts';
import type { Section, WrittenPage } from '../written-page.ts';

const register: Section = {
  heading: { de: 'Register und Umsatzsteuer', en: 'Register and VAT' },
  html: {
    de: `<p>${HOUSE.court}, ${HOUSE.registerNumber}<br>Umsatzsteuer-Identifikationsnummer: ${HOUSE.vatId}</p>`,
    en: `<p>${HOUSE.court} (local court), ${HOUSE.registerNumber}<br>VAT identification number: ${HOUSE.vatId}</p>`,
  },
};

const inAustria: Section = {
  heading: { de: 'Angaben für Österreich', en: 'For Austria' },
  html: {
    de: `<p>Österreichische UID-Nummer: ${HOUSE.austrianVatId}</p><p>Unternehmensgegenstand ist der Handel mit Schul- und Bastelwaren, Büchern und Spielwaren. Die Angaben erfolgen nach § 5 ECG und § 25 MedienG.</p>`,
    en: `<p>Austrian VAT number: ${HOUSE.austrianVatId}</p><p>The company trades in school supplies, craft materials, books and toys. This information is given under section 5 ECG and section 25 MedienG.</p>`,
  },
};

const inSwitzerland: Section = {
  heading: { de: 'Angaben für die Schweiz', en: 'For Switzerland' },
  html: {
    de: `<p>Schweizer Mehrwertsteuernummer: ${HOUSE.swissVatId}</p><p>Wir sind in der Schweiz steuerlich registriert. Die Ware ist bei der Übergabe verzollt und versteuert.</p>`,
    en: `<p>Swiss VAT number: ${HOUSE.swissVatId}</p><p>We are registered for tax in Switzerland. Duties and taxes are paid before the goods reach you.</p>`,
  },
};

/** § 36 VSBG; § 19 AStG in Austria. */
const disputes: Section = {
  heading: { de: 'Streitbeilegung', en: 'Settling disputes' },
  html: {
    de: '<p>Wir möchten Beschwerden selbst lösen und antworten innerhalb von zwei Werktagen. An einem Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet.</p>',
    en: '<p>We would rather settle complaints ourselves and answer within two working days. We do not take part in proceedings before a consumer arbitration board and are not obliged to.</p>',
  },
};

const responsible: Texts = {
  de: '<p>Verantwortlich für redaktionelle Inhalte: Martina Schulze, Anschrift wie oben.</p>',
  en: '<p>Responsible for editorial content: Martina Schulze, at the address above.</p>',
};

/** § 5 DDG, § 18 MStV; § 5 ECG in Austria; art. 3 (1) s UWG in Switzerland. */
export const imprint: WrittenPage = {
  title: { de: 'Impressum', en: 'Imprint' },
  description: { de: 'Wer den Pausenhof betreibt: Anschrift, Kontakt, Register und Umsatzsteuer.', en: 'Who runs Pausenhof: address, contact, register and VAT.' },
  isAboutContact: true,
  sections: (storefront) => [
    { html: POSTAL_ADDRESS },
    { html: { de: `<p>Vertreten durch die Geschäftsführung: ${HOUSE.directors}</p>`, en: `<p>Represented by its managing directors: ${HOUSE.directors}</p>` } },
    { heading: { de: 'Kontakt', en: 'Contact' }, html: reachedAt(storefront) },
    register,
    ...(storefront.store === 'at' ? [inAustria] : []),
    ...(storefront.store === 'ch' ? [inSwitzerland] : []),
    {
      heading: { de: 'Weitere Nummern', en: 'Further numbers' },
      html: {
        de: `<p>Register für Elektroaltgeräte (WEEE): ${HOUSE.electricalRegister}<br>Verpackungsregister LUCID: ${HOUSE.packagingRegister}</p>`,
        en: `<p>Register of electrical equipment (WEEE): ${HOUSE.electricalRegister}<br>Packaging register LUCID: ${HOUSE.packagingRegister}</p>`,
      },
    },
    { heading: { de: 'Redaktion', en: 'Editorial' }, html: responsible },
    ...(storefront.isB2b ? [] : [disputes]),
  ],
};
