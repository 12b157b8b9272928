import type { Region } from '@shop/domain/storefronts/storefront';
import { CONTACT } from '../page-paths.ts';
import { COMPANY } from '../company.ts';
import type { Section, StaticPage } from '../static-page.ts';

const bin: Section = {
  heading: { de: 'Nicht in den Hausmüll', en: 'Not with household waste' },
  html: {
    de: '<p>Geräte mit Stecker, Akku oder Batterie tragen das Zeichen der durchgestrichenen Mülltonne. Sie gehören in die getrennte Sammlung, denn sie enthalten Stoffe, die man wiederverwenden kann, und solche, die der Umwelt schaden.</p><p>Nehmen Sie Batterien, Akkus und Lampen vorher heraus, wenn das ohne Zerstören geht. Löschen Sie persönliche Daten von Laptops, Tablets und Speichern selbst.</p>',
    en: '<p>Devices with a plug or a battery bear the sign of the crossed-out bin. They are collected separately, because they hold substances that can be used again and others that harm the environment.</p><p>Take out batteries and lamps first if that can be done without breaking anything. Delete personal data from laptops, tablets and storage yourself.</p>',
  },
};

const takeBackInGermany: Section = {
  heading: { de: 'Wir nehmen Altgeräte zurück', en: 'We take old devices back' },
  html: {
    de: `<ul><li>Kleine Geräte (keine Kante über 25 cm): bis zu drei Stück je Art kostenlos, auch ohne Neukauf. Den Versandaufkleber erhalten Sie unter <a href="${CONTACT}">Kontakt</a>.</li><li>Größere Geräte und Bildschirme: kostenlos bei Lieferung eines gleichartigen neuen Geräts. Bitte sagen Sie es uns bei der Bestellung.</li><li>Sammelstellen der Städte und Gemeinden nehmen alle Geräte aus Haushalten kostenlos an.</li></ul>`,
    en: `<ul><li>Small devices (no edge longer than 25 cm): up to three of a kind free of charge, without buying anything. You get the label for the parcel under <a href="${CONTACT}">Contact</a>.</li><li>Larger devices and screens: free of charge when we deliver a new one of the same kind. Please tell us when ordering.</li><li>Municipal collection points accept all devices from households free of charge.</li></ul>`,
  },
};

const takeBackInAustria: Section = {
  heading: { de: 'Wir nehmen Altgeräte zurück', en: 'We take old devices back' },
  html: {
    de: `<p>Beim Kauf eines neuen Geräts nehmen wir ein gleichartiges altes kostenlos zurück, den Versandaufkleber erhalten Sie unter <a href="${CONTACT}">Kontakt</a>. Die Sammelstellen der Gemeinden nehmen Altgeräte ebenfalls kostenlos an (Elektroaltgeräteverordnung).</p>`,
    en: `<p>When you buy a new device we take an old one of the same kind back free of charge; you get the label for the parcel under <a href="${CONTACT}">Contact</a>. Municipal collection points accept old devices free of charge too (Elektroaltgeräteverordnung).</p>`,
  },
};

const takeBackInSwitzerland: Section = {
  heading: { de: 'Wir nehmen Altgeräte zurück', en: 'We take old devices back' },
  html: {
    de: `<p>Die vorgezogene Recyclinggebühr ist im Preis enthalten. Altgeräte können Sie bei jeder Verkaufsstelle und bei den Sammelstellen von SENS und Swico kostenlos abgeben (VREG). Fragen beantworten wir unter <a href="${CONTACT}">Kontakt</a>.</p>`,
    en: `<p>The advance recycling fee is included in the price. You may hand in old devices at any shop that sells such devices and at the collection points of SENS and Swico, free of charge (VREG). Questions are answered under <a href="${CONTACT}">Contact</a>.</p>`,
  },
};

const TAKE_BACK: Readonly<Record<Region, Section>> = {
  germany: takeBackInGermany,
  austria: takeBackInAustria,
  switzerland: takeBackInSwitzerland,
};

const batteries: Section = {
  heading: { de: 'Batterien', en: 'Batteries' },
  html: {
    de: '<p>Batterien geben Sie unentgeltlich dort zurück, wo Batterien verkauft werden, auch bei uns. Die Zeichen Hg, Cd und Pb unter der Tonne stehen für Quecksilber, Cadmium und Blei. Kleben Sie bei Lithiumbatterien die Pole ab.</p>',
    en: '<p>You may return batteries free of charge wherever batteries are sold, and to us. The signs Hg, Cd and Pb below the bin stand for mercury, cadmium and lead. Please tape the poles of lithium batteries.</p>',
  },
};

const forInstitutions: Section = {
  heading: { de: 'Für Einrichtungen', en: 'For institutions' },
  html: {
    de: '<p>Ganze Computerräume holen wir nach Absprache ab und stellen Ihnen einen Nachweis über die Verwertung aus. Datenträger löschen wir auf Wunsch nach DIN 66399.</p>',
    en: '<p>We collect whole computer rooms by arrangement and certify their recycling. On request we erase storage media according to DIN 66399.</p>',
  },
};

const register: Section = {
  html: {
    de: `<p>Unsere Registernummer nach dem ElektroG lautet WEEE-Reg.-Nr. ${COMPANY.electricalRegister}.</p>`,
    en: `<p>Our registration number under the ElektroG is WEEE reg. no. ${COMPANY.electricalRegister}.</p>`,
  },
};

const REGISTRATION: Readonly<Record<Region, readonly Section[]>> = {
  germany: [register],
  austria: [register],
  switzerland: [],
};

/** § 17, § 18 ElektroG and § 18 BattG; EAG-VO in Austria; VREG in Switzerland. */
export const electricalWaste: StaticPage = {
  title: { de: 'Entsorgung von Elektroaltgeräten und Batterien', en: 'Disposal of electrical waste and batteries' },
  description: {
    de: 'Wo Sie alte Geräte und Batterien kostenlos abgeben können.',
    en: 'Where you can hand in old devices and batteries free of charge.',
  },
  sections: (storefront) => [
    bin,
    TAKE_BACK[storefront.region],
    batteries,
    ...(storefront.isB2b ? [forInstitutions] : []),
    ...REGISTRATION[storefront.region],
  ],
};
