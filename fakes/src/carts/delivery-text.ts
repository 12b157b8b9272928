import type { Delivery } from '@shop/domain/catalogue/product';
import type { Storefront } from '@shop/domain/storefronts/storefront';

const FORMATS: Readonly<Record<string, Intl.DateTimeFormat>> = {
  de: new Intl.DateTimeFormat('de-DE', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }),
};

/** What a cart says of an article's delivery, in the language of the storefront. */
export const deliveryText = ({ availability, arrives }: Delivery, { locale }: Storefront): string => {
  const isEnglish = locale === 'en';
  if (availability === 'sold-out' || arrives === undefined) return isEnglish ? 'Sold out' : 'Ausverkauft';
  const format = FORMATS[isEnglish ? 'en' : 'de'];
  const span = format?.formatRange(new Date(arrives.from), new Date(arrives.to)) ?? '';
  return isEnglish ? `Delivery ${span}` : `Lieferung ${span}`;
};
