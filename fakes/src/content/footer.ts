import { cataloguePathOf } from '@shop/domain/content/catalogue-guard';
import type { Footer, FooterLink } from '@shop/domain/content/content';
import {
  ACCOUNT,
  ADDRESSES,
  BASKET,
  COMPETITIONS,
  CONTACT_DETAILS,
  CUSTOMER_NUMBER,
  NEWSLETTER,
  ORDER_FORM,
  ORDER_STATUS,
  ORDERS,
  PRIME,
  REGISTER,
  RESET_PASSWORD,
  RETURNS,
} from '@shop/domain/shared/paths';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Texts } from '../goods/goods.ts';
import { localise } from '../goods/catalogue-context.ts';
import {
  ABOUT,
  ADVANTAGES,
  ADVICE,
  CONTACT,
  ELECTRICAL_WASTE,
  GUARANTEE,
  PAYMENT,
  PRODUCT_SAFETY,
  SAFE_SHOPPING,
  SHIPPING,
  TOY_SAFETY,
} from './page-paths.ts';
import { uspsOf } from './footer-usps.ts';
import { COMPANY } from './company.ts';

interface WrittenLink {
  readonly label: Texts;
  readonly url: string | ((storefront: Storefront) => string);
  /** @default everyone */
  readonly readers?: 'consumers' | 'businesses';
}

interface Block {
  readonly headline: Texts;
  readonly type: string;
  readonly links: readonly WrittenLink[];
  readonly link?: WrittenLink;
  readonly content?: Texts;
}

/** Heading by which a page puts a block into its bottom bar (FOOTER-02); it is the same in every language. */
const BOTTOM_LINKS = 'Bottom Links';

/** Legal pages are linked from the page's own bottom bar and not repeated here. */
const BLOCKS: readonly Block[] = [
  {
    headline: { de: 'Service', en: 'Service' },
    type: 'Links',
    link: { label: { de: 'Alle Wege zu uns', en: 'All ways to reach us' }, url: CONTACT },
    links: [
      { label: { de: 'Bestellstatus', en: 'Order status' }, url: ORDER_STATUS, readers: 'consumers' },
      { label: { de: 'Artikel zurückgeben', en: 'Return items' }, url: RETURNS },
      { label: { de: 'Kontakt und Hilfe', en: 'Contact and help' }, url: CONTACT },
      { label: { de: 'Bestellschein', en: 'Order form' }, url: ORDER_FORM },
      { label: { de: 'Kataloge', en: 'Catalogues' }, url: cataloguePathOf },
      { label: { de: 'Newsletter', en: 'Newsletter' }, url: NEWSLETTER },
      { label: { de: 'Gewinnspiele', en: 'Competitions' }, url: COMPETITIONS, readers: 'consumers' },
      { label: { de: 'Beratung', en: 'Advice' }, url: ADVICE },
      { label: { de: 'Sicher einkaufen', en: 'Shop safely' }, url: SAFE_SHOPPING },
    ],
  },
  {
    headline: { de: 'Bestellen und bezahlen', en: 'Ordering and paying' },
    type: 'Links',
    links: [
      { label: { de: 'Versand und Lieferung', en: 'Delivery' }, url: SHIPPING },
      { label: { de: 'Zahlungsarten', en: 'Ways to pay' }, url: PAYMENT },
      { label: { de: 'Prime', en: 'Prime' }, url: PRIME },
      { label: { de: 'Gewährleistung und Garantie', en: 'Statutory rights and guarantees' }, url: GUARANTEE },
    ],
  },
  {
    headline: { de: 'Ihr Konto', en: 'Your account' },
    type: 'Links',
    links: [
      { label: { de: 'Konto', en: 'Account' }, url: ACCOUNT },
      { label: { de: 'Kontaktdaten', en: 'Contact details' }, url: CONTACT_DETAILS },
      { label: { de: 'Adressen', en: 'Addresses' }, url: ADDRESSES },
      { label: { de: 'Bestellungen', en: 'Orders' }, url: ORDERS },
      { label: { de: 'Warenkorb', en: 'Basket' }, url: BASKET },
      { label: { de: 'Registrieren', en: 'Register' }, url: REGISTER },
      { label: { de: 'Passwort vergessen', en: 'Forgotten password' }, url: RESET_PASSWORD },
      {
        label: { de: 'Kundennummer finden', en: 'Find your customer number' },
        url: CUSTOMER_NUMBER,
        readers: 'businesses',
      },
    ],
  },
  {
    headline: { de: 'Unternehmen', en: 'Company' },
    type: 'Links',
    links: [
      { label: { de: 'Über uns', en: 'About us' }, url: ABOUT },
      { label: { de: 'Ihre Vorteile', en: 'Your advantages' }, url: ADVANTAGES },
    ],
  },
  {
    headline: { de: BOTTOM_LINKS, en: BOTTOM_LINKS },
    type: 'Links',
    content: { de: `${COMPANY.name}, ${COMPANY.city}`, en: `${COMPANY.name}, ${COMPANY.city}` },
    links: [
      { label: { de: 'Spielwarensicherheit', en: 'Toy safety' }, url: TOY_SAFETY, readers: 'consumers' },
      { label: { de: 'Produktsicherheit', en: 'Product safety' }, url: PRODUCT_SAFETY, readers: 'businesses' },
      { label: { de: 'Elektroaltgeräte und Batterien', en: 'Electrical waste and batteries' }, url: ELECTRICAL_WASTE },
    ],
  },
];

const isFor = ({ isB2b }: Storefront, readers: WrittenLink['readers']): boolean =>
  readers === undefined || (readers === 'businesses') === isB2b;

const linkOf = (storefront: Storefront, { label, url }: WrittenLink): FooterLink => ({
  label: localise(storefront, label),
  url: typeof url === 'string' ? url : url(storefront),
  external: false,
});

/** Selling points and links at the foot of every page of a storefront. */
export const footerOf = (storefront: Storefront): Footer => ({
  usps: uspsOf(storefront),
  blocks: BLOCKS.map(({ headline, type, content, links, link }) => ({
    headline: localise(storefront, headline),
    type,
    ...(content === undefined ? {} : { contentHtml: `<p>${localise(storefront, content)}</p>` }),
    links: links.filter(({ readers }) => isFor(storefront, readers)).map((written) => linkOf(storefront, written)),
    ...(link === undefined ? {} : { link: linkOf(storefront, link) }),
  })),
});
