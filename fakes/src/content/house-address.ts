import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Texts } from '../goods/goods.ts';
import { DESKS, HOUSE } from './house.ts';

/** Postal address of the company, as HTML. */
export const POSTAL_ADDRESS: Texts = {
  de: `<address>${HOUSE.name}<br>${HOUSE.street}<br>${HOUSE.city}<br>${HOUSE.country.de}</address>`,
  en: `<address>${HOUSE.name}<br>${HOUSE.street}<br>${HOUSE.city}<br>${HOUSE.country.en}</address>`,
};

const dialled = (phone: string): string => phone.replaceAll(/\s/gu, '');

/** How the desk of a storefront is reached, as HTML. */
export const reachedAt = ({ store }: Pick<Storefront, 'store'>): Texts => {
  const { phone, email } = DESKS[store];
  const phoneLink = `<a href="tel:${dialled(phone)}">${phone}</a>`;
  const mailLink = `<a href="mailto:${email}">${email}</a>`;
  return { de: `<p>Telefon: ${phoneLink}<br>E-Mail: ${mailLink}</p>`, en: `<p>Telephone: ${phoneLink}<br>E-mail: ${mailLink}</p>` };
};
