/** An address as a shopper types it. */
export interface TypedAddress {
  readonly salutation: 'mr' | 'mrs' | 'diverse';
  readonly firstname: string;
  readonly lastname: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
}

const gerda = { salutation: 'mrs', firstname: 'Gerda', lastname: 'Gast' } as const;

/** A valid address for each country. */
export const ADDRESSES = {
  DE: { ...gerda, street: 'Lindenallee 8', postcode: '10115', city: 'Berlin' },
  AT: { ...gerda, street: 'Mariahilfer Straße 88', postcode: '1070', city: 'Wien' },
  CH: { ...gerda, street: 'Bahnhofstrasse 21', postcode: '8001', city: 'Zürich' },
} as const satisfies Readonly<Record<string, TypedAddress>>;

/** A mailbox that only this test's shopper uses. */
export const GUEST_EMAIL = 'gerda.gast@pausenhof.example';
export const NEW_CUSTOMER = { email: 'neele.neuling@pausenhof.example', password: 'Tintenklecks7' } as const;
