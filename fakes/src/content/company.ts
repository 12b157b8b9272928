import type { Store } from '@shop/domain/storefronts/storefront';

/** The fictitious company behind the shop. */
export const COMPANY = {
  name: 'Pausenhof Handels GmbH',
  street: 'Kreideweg 5',
  city: '04999 Lindenau am Hof',
  country: { de: 'Deutschland', en: 'Germany' },
  directors: 'Martina Schulze, Jens Albers',
  court: 'Amtsgericht Lindenau am Hof',
  registerNumber: 'HRB 4999',
  vatId: 'DE 999 999 999',
  austrianVatId: 'ATU 99999999',
  swissVatId: 'CHE-999.999.999 MWST',
  /** Registration as manufacturer and seller of electrical goods (ElektroG) and packaging (VerpackG). */
  electricalRegister: 'DE 99999999',
  packagingRegister: 'DE 9999999999999',
  /** For prepayment. */
  bank: { name: 'Musterbank', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' },
  privacyEmail: 'datenschutz@pausenhof.example',
} as const;

/** A telephone number that never breaks across two lines. */
const phone = (number: string): string => number.replaceAll(' ', '\u00a0');

/** Free of charge within Germany; also shown in the header. */
export const BUSINESS_HOTLINE = phone('0800 728 7366');

interface ServiceContact {
  readonly phone: string;
  readonly email: string;
}

/** Customer service by storefront. */
export const CUSTOMER_SERVICE: Readonly<Record<Store, ServiceContact>> = {
  de: { phone: phone('0800 728 7360'), email: 'service@pausenhof.example' },
  at: { phone: phone('0800 728 736'), email: 'service.at@pausenhof.example' },
  ch: { phone: phone('0800 728 737'), email: 'service.ch@pausenhof.example' },
  b2b: { phone: BUSINESS_HOTLINE, email: 'bildung@pausenhof.example' },
};
