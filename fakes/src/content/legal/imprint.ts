import type { Region } from '@shop/domain/storefronts/storefront';
import type { Texts } from '../../goods/goods.ts';
import { COMPANY } from '../company.ts';
import { POSTAL_ADDRESS, serviceContact } from '../company-contact.ts';
import type { Section, StaticPage } from '../static-page.ts';

const register: Section = {
  heading: { de: 'Register und Umsatzsteuer', en: 'Register and VAT' },
  html: {
    de: `<p>${COMPANY.court}, ${COMPANY.registerNumber}<br>Umsatzsteuer-Identifikationsnummer: ${COMPANY.vatId}</p>`,
    en: `<p>${COMPANY.court} (local court), ${COMPANY.registerNumber}<br>VAT identification number: ${COMPANY.vatId}</p>`,
  },
};

const inAustria: Section = {
  heading: { de: 'Angaben für Österreich', en: 'For Austria' },
  html: {
    de: `<p>Österreichische UID-Nummer: ${COMPANY.austrianVatId}</p><p>Unternehmensgegenstand ist der Handel mit Schul- und Bastelwaren, Büchern und Spielwaren. Die Angaben erfolgen nach § 5 ECG und § 25 MedienG.</p>`,
    en: `<p>Austrian VAT number: ${COMPANY.austrianVatId}</p><p>The company trades in school supplies, craft materials, books and toys. This information is given under section 5 ECG and section 25 MedienG.</p>`,
  },
};

const inSwitzerland: Section = {
  heading: { de: 'Angaben für die Schweiz', en: 'For Switzerland' },
  html: {
    de: `<p>Schweizer Mehrwertsteuernummer: ${COMPANY.swissVatId}</p><p>Wir sind in der Schweiz steuerlich registriert. Die Ware ist bei der Übergabe verzollt und versteuert.</p>`,
    en: `<p>Swiss VAT number: ${COMPANY.swissVatId}</p><p>We are registered for tax in Switzerland. Duties and taxes are paid before the goods reach you.</p>`,
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

const ABROAD: Readonly<Record<Region, readonly Section[]>> = {
  germany: [],
  austria: [inAustria],
  switzerland: [inSwitzerland],
};

/** § 5 DDG, § 18 MStV; § 5 ECG in Austria; art. 3 (1) s UWG in Switzerland. */
export const imprint: StaticPage = {
  title: { de: 'Impressum', en: 'Imprint' },
  description: {
    de: 'Wer den Pausenhof betreibt: Anschrift, Kontakt, Register und Umsatzsteuer.',
    en: 'Who runs Pausenhof: address, contact, register and VAT.',
  },
  isAboutContact: true,
  sections: (storefront) => [
    { html: POSTAL_ADDRESS },
    {
      html: {
        de: `<p>Vertreten durch die Geschäftsführung: ${COMPANY.directors}</p>`,
        en: `<p>Represented by its managing directors: ${COMPANY.directors}</p>`,
      },
    },
    { heading: { de: 'Kontakt', en: 'Contact' }, html: serviceContact(storefront) },
    register,
    ...ABROAD[storefront.region],
    {
      heading: { de: 'Weitere Nummern', en: 'Further numbers' },
      html: {
        de: `<p>Register für Elektroaltgeräte (WEEE): ${COMPANY.electricalRegister}<br>Verpackungsregister LUCID: ${COMPANY.packagingRegister}</p>`,
        en: `<p>Register of electrical equipment (WEEE): ${COMPANY.electricalRegister}<br>Packaging register LUCID: ${COMPANY.packagingRegister}</p>`,
      },
    },
    { heading: { de: 'Redaktion', en: 'Editorial' }, html: responsible },
    ...(storefront.isB2b ? [] : [disputes]),
  ],
};
