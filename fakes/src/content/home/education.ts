import { categoryPath } from '@shop/domain/shared/paths';
import { ADVANTAGES, CLASSROOM_ADVICE, PAYMENT } from '../page-paths.ts';
import { BUSINESS_HOTLINE } from '../company.ts';
import { FEATURED_CATEGORIES } from '../featured-categories.ts';
import type { BusinessHome } from './business-home.ts';

export const BILDUNG: BusinessHome = {
  title: 'Pausenhof Bildung: Ausstattung für Schulen, Kitas und Unternehmen',
  description:
    'Möbel, Unterrichtsmaterial und Bürobedarf für Schulen, Kitas, Behörden und Unternehmen. Nettopreise, Rechnung mit Zahlungsziel, persönliche Beratung.',
  hero: {
    preHeadline: 'Für Schulen, Kitas und Unternehmen',
    headline: 'Ein Klassenzimmer, eine Bestellung, eine Rechnung',
    text: 'Möbel, Material und Technik aus einem Haus, geliefert bis ins Sekretariat oder bis an die Bordsteinkante.',
    buttonText: 'Ihre Vorteile',
    url: ADVANTAGES,
  },
  reasonsHeadline: 'So arbeiten wir mit Einrichtungen',
  reasons: (freeFrom) => [
    {
      icon: 'receipt',
      headline: 'Rechnung mit Zahlungsziel',
      text: 'Nach den Bedingungen, die wir mit Ihnen vereinbart haben. Ohne Vorkasse.',
    },
    {
      icon: 'account',
      headline: `Beratung unter ${BUSINESS_HOTLINE}`,
      text: 'Montag bis Freitag von 7.30 bis 17 Uhr, mit festen Ansprechpersonen.',
    },
    {
      icon: 'truck',
      headline: `Ab ${freeFrom} netto ohne Versandkosten`,
      text: 'Pakete in Deutschland. Möbel kommen mit der Spedition.',
    },
    { icon: 'return', headline: '30 Tage Rückgabe', text: 'Auch für Einrichtungen, solange die Ware unbenutzt ist.' },
  ],
  tiles: 'Sortiment',
  classSets: 'Klassensätze',
  planning: {
    headline: 'Ein Raum für 28 Kinder',
    text: 'Tischhöhen, Laufwege, Akustik, Stauraum: Was vor der Bestellung feststehen sollte, auf einer Seite.',
    buttonText: 'Zur Raumplanung',
    url: CLASSROOM_ADVICE,
  },
  list: 'Das Klassenzimmer zum neuen Schuljahr, in einem Schritt',
  furniture: 'Möbel, die andere Schulen bestellen',
  invoice: {
    headline: 'Auf Rechnung, auch elektronisch',
    text: 'Wie Rechnung, Bestellnummer und Kostenstelle zusammenkommen.',
    buttonText: 'Zur Zahlung',
    url: PAYMENT,
  },
  catalogue: {
    headline: 'Lieber auf Papier blättern?',
    text: 'Die gedruckten Kataloge legen wir Ihnen kostenlos bei.',
    buttonText: 'Kataloge bestellen',
    url: categoryPath(FEATURED_CATEGORIES.catalogues),
  },
  office: 'Für Büro und Sekretariat',
};

export const EDUCATION: BusinessHome = {
  title: 'Pausenhof Education: equipment for schools, nurseries and companies',
  description:
    'Furniture, teaching materials and office supplies for schools, nurseries, public bodies and companies in Germany. Net prices, invoice with payment terms, personal advice.',
  hero: {
    preHeadline: 'For schools, nurseries and companies',
    headline: 'One classroom, one order, one invoice',
    text: 'Furniture, materials and technology from one house, delivered to your office or to the kerb.',
    buttonText: 'Your advantages',
    url: ADVANTAGES,
  },
  reasonsHeadline: 'How we work with institutions',
  reasons: (freeFrom) => [
    {
      icon: 'receipt',
      headline: 'Invoice with payment terms',
      text: 'On the terms that we agreed with you. No prepayment.',
    },
    {
      icon: 'account',
      headline: `Advice on ${BUSINESS_HOTLINE}`,
      text: 'Monday to Friday, 7.30 am to 5 pm, always with the same contacts.',
    },
    {
      icon: 'truck',
      headline: `Free delivery from ${freeFrom} net`,
      text: 'For parcels within Germany. Furniture comes by freight company.',
    },
    { icon: 'return', headline: '30 days to return', text: 'For institutions too, as long as the goods are unused.' },
  ],
  tiles: 'Our range',
  classSets: 'Class sets',
  planning: {
    headline: 'A room for 28 children',
    text: 'Table heights, walkways, acoustics, storage: what should be settled before you order, on one page.',
    buttonText: 'Plan a classroom',
    url: CLASSROOM_ADVICE,
  },
  list: 'The classroom for the new school year, in one step',
  furniture: 'Furniture that other schools order',
  invoice: {
    headline: 'On invoice, electronic if you like',
    text: 'How invoice, order number and cost centre come together.',
    buttonText: 'About payment',
    url: PAYMENT,
  },
  catalogue: {
    headline: 'Rather leaf through paper?',
    text: 'We add the printed catalogues to your parcel free of charge.',
    buttonText: 'Order catalogues',
    url: categoryPath(FEATURED_CATEGORIES.catalogues),
  },
  office: 'For the office',
};
