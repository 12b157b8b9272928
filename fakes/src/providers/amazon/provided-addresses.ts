import type { ProvidedAddress } from '@shop/domain/payments/express-payment';
import type { CountryCode } from '@shop/domain/shared/country';

/** The address book of every buyer at the Amazon-style provider. Some of its addresses the shop cannot use as they are. */
const ERIKA = { firstname: 'Erika', lastname: 'Beispiel' } as const;

const HOMES: Readonly<Record<CountryCode, ProvidedAddress>> = {
  DE: {
    ...ERIKA,
    streetAndNumber: 'Rosenweg 12',
    postcode: '10435',
    city: 'Berlin',
    country: 'DE',
    phone: '030 470811',
  },
  AT: {
    ...ERIKA,
    streetAndNumber: 'Rosengasse 12',
    postcode: '1070',
    city: 'Wien',
    country: 'AT',
    phone: '+43 1 470811',
  },
  CH: {
    ...ERIKA,
    streetAndNumber: 'Rosenweg 12',
    postcode: '3007',
    city: 'Bern',
    country: 'CH',
    phone: '+41 31 470811',
  },
  LI: { ...ERIKA, streetAndNumber: 'Rosenweg 12', postcode: '9490', city: 'Vaduz', country: 'LI' },
  IT: { ...ERIKA, streetAndNumber: 'Via delle Rose 12', postcode: '39100', city: 'Bozen', country: 'IT' },
};

export const PROVIDED_ADDRESS_NAMES = ['home', 'school', 'abroad', 'no-number', 'not-delivered'] as const;
export type ProvidedAddressName = (typeof PROVIDED_ADDRESS_NAMES)[number];

const OTHERS: Readonly<Record<Exclude<ProvidedAddressName, 'home'>, ProvidedAddress>> = {
  school: {
    ...ERIKA,
    company: 'Grundschule am Park',
    streetAndNumber: 'Parkallee 3',
    addition: 'Sekretariat',
    postcode: '04109',
    city: 'Leipzig',
    country: 'DE',
  },
  abroad: {
    firstname: 'Otto',
    lastname: 'Beispiel',
    streetAndNumber: 'Kirchgasse 7',
    postcode: '6020',
    city: 'Innsbruck',
    country: 'AT',
  },
  'no-number': { ...ERIKA, streetAndNumber: 'Am Dorfplatz', postcode: '24937', city: 'Flensburg', country: 'DE' },
  'not-delivered': {
    ...ERIKA,
    streetAndNumber: '4 rue du Marché',
    postcode: '67000',
    city: 'Strasbourg',
    country: 'FR',
  },
};

export const isProvidedAddressName = (name: string): name is ProvidedAddressName =>
  PROVIDED_ADDRESS_NAMES.some((known) => known === name);

export const providedAddress = (name: ProvidedAddressName, homeCountry: CountryCode): ProvidedAddress =>
  name === 'home' ? HOMES[homeCountry] : OTHERS[name];

/** The invoice always goes home. */
export const billingAddressAt = (homeCountry: CountryCode): ProvidedAddress => HOMES[homeCountry];
