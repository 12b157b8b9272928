import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Texts } from '../goods/goods.ts';
import { CUSTOMER_SERVICE, COMPANY } from './company.ts';

/** Postal address of the company, as HTML. */
export const POSTAL_ADDRESS: Texts = {
  de: `<address>${COMPANY.name}<br>${COMPANY.street}<br>${COMPANY.city}<br>${COMPANY.country.de}</address>`,
  en: `<address>${COMPANY.name}<br>${COMPANY.street}<br>${COMPANY.city}<br>${COMPANY.country.en}</address>`,
};

const dialled = (phone: string): string => phone.replaceAll(/\s/gu, '');

/** Contact details of a storefront's customer service, as HTML. */
export const serviceContact = ({ store }: Pick<Storefront, 'store'>): Texts => {
  const { phone, email } = CUSTOMER_SERVICE[store];
  const phoneLink = `<a href="tel:${dialled(phone)}">${phone}</a>`;
  const mailLink = `<a href="mailto:${email}">${email}</a>`;
  return {
    de: `<p>Telefon: ${phoneLink}<br>E-Mail: ${mailLink}</p>`,
    en: `<p>Telephone: ${phoneLink}<br>E-mail: ${mailLink}</p>`,
  };
};
