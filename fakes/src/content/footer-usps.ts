import type { FooterUsp } from '@shop/domain/content/content';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { FREE_DELIVERY } from '../shippers/free-delivery.ts';
import type { Texts } from '../goods/goods.ts';
import { pictureName } from '../goods/picture-choice.ts';
import { PICTURE_WIDTHS } from '../goods/project-picture.ts';
import { localise } from '../goods/catalogue-context.ts';
import { ADVANTAGES, ADVICE, CONTACT, PAYMENT, SAFE_SHOPPING, SHIPPING } from './page-paths.ts';
import { amountText } from '../shared/money-text.ts';
import { CUSTOMER_SERVICE } from './company.ts';

interface Usp {
  readonly scene: string;
  readonly headline: Texts;
  readonly subheadline?: Texts;
  readonly text: Texts;
  readonly link: string;
}

const forConsumers = (freeFrom: string, { phone }: { readonly phone: string }): readonly Usp[] => [
  {
    scene: 'package',
    headline: { de: `Ab ${freeFrom} versandkostenfrei`, en: `Free delivery from ${freeFrom}` },
    subheadline: { de: 'Im Paket oder mit der Spedition', en: 'By parcel or by freight company' },
    text: {
      de: 'Was auf Lager liegt, ist in 2 bis 3 Werktagen bei Ihnen.',
      en: 'Whatever is in stock reaches you within 2 to 3 working days.',
    },
    link: SHIPPING,
  },
  {
    scene: 'envelopes',
    headline: { de: 'Kauf auf Rechnung', en: 'Buy on account' },
    text: { de: 'Erst auspacken, dann innerhalb von 14 Tagen bezahlen.', en: 'Unpack first, then pay within 14 days.' },
    link: PAYMENT,
  },
  {
    scene: 'first-aid',
    headline: { de: 'Sicher einkaufen', en: 'Shop safely' },
    text: {
      de: '30 Tage Rückgabe, verschlüsselte Übertragung, geprüfte Ware.',
      en: '30 days to return, encrypted connections, checked goods.',
    },
    link: SAFE_SHOPPING,
  },
  {
    scene: 'headphone',
    headline: { de: 'Fragen? Wir antworten', en: 'Questions? We answer' },
    text: {
      de: `Montag bis Freitag von 8 bis 18 Uhr unter ${phone}.`,
      en: `Monday to Friday, 8 am to 6 pm, on ${phone}.`,
    },
    link: CONTACT,
  },
];

const forBusinesses = (freeFrom: string, { phone }: { readonly phone: string }): readonly Usp[] => [
  {
    scene: 'envelopes',
    headline: { de: 'Rechnung mit Zahlungsziel', en: 'Invoice with payment terms' },
    text: { de: 'Mit Ihrer Bestellnummer und Kostenstelle.', en: 'With your order number and cost centre.' },
    link: PAYMENT,
  },
  {
    scene: 'package',
    headline: { de: `Ab ${freeFrom} netto frei Haus`, en: `Free delivery from ${freeFrom} net` },
    subheadline: { de: 'Im Paket oder mit der Spedition', en: 'By parcel or by freight company' },
    text: {
      de: 'Pakete ins Sekretariat, Möbel mit der Spedition.',
      en: 'Parcels to your office, furniture by freight company.',
    },
    link: SHIPPING,
  },
  {
    scene: 'headphone',
    headline: { de: `Hotline ${phone}`, en: `Hotline ${phone}` },
    text: { de: 'Montag bis Freitag von 7.30 bis 17 Uhr.', en: 'Monday to Friday, 7.30 am to 5 pm.' },
    link: CONTACT,
  },
  {
    scene: 'classroom',
    headline: { de: 'Räume mit uns planen', en: 'Plan rooms with us' },
    text: { de: 'Vom einzelnen Stuhl bis zum ganzen Stockwerk.', en: 'From a single chair to a whole floor.' },
    link: ADVICE,
  },
  {
    scene: 'trophy',
    headline: { de: 'Ihre Vorteile', en: 'Your advantages' },
    text: { de: 'Was Einrichtungen bei uns anders machen können.', en: 'What institutions can do differently here.' },
    link: ADVANTAGES,
  },
];

/** Selling points at the foot of every page. */
export const uspsOf = (storefront: Storefront): readonly FooterUsp[] => {
  const freeFrom = amountText(FREE_DELIVERY[storefront.store].from, storefront);
  const usps = (storefront.isB2b ? forBusinesses : forConsumers)(freeFrom, CUSTOMER_SERVICE[storefront.store]);
  return usps.map(({ scene, headline, subheadline, text, link }) => ({
    imageSrc: `/pictures/${pictureName(scene, 'blue')}-${PICTURE_WIDTHS[0]}.webp`,
    headline: localise(storefront, headline),
    ...(subheadline === undefined ? {} : { subheadlineHtml: `<p>${localise(storefront, subheadline)}</p>` }),
    textHtml: `<p>${localise(storefront, text)}</p>`,
    link,
  }));
};
