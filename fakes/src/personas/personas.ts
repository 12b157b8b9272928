import type { AddressForm, PackstationForm } from '@shop/domain/addresses/address';
import type { OrderStatus } from '@shop/domain/orders/order-status';
import type { PaymentId } from '@shop/domain/payments/payment';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import type { Account } from '../sessions/user.ts';
import type { ShelfPlace } from './shelf.ts';

interface OrderStory {
  readonly paymentId: PaymentId;
  /** Stars that the buyer gave, if any. */
  readonly articles: readonly { readonly at: ShelfPlace; readonly quantity: number; readonly score?: number }[];
  /** Why it was cancelled. */
  readonly cancelled?: MessageKey;
}

/** Placed at an ISO instant. */
interface OldOrder extends OrderStory {
  readonly orderedAt: string;
}

/** Placed so late before a world begins that it stands like this when the world begins. */
interface RecentOrder extends OrderStory {
  readonly status: OrderStatus;
  /** At least this many days before the next one. */
  readonly daysBefore?: number;
}

/** An order from before a world began. */
export type PastOrder = OldOrder | RecentOrder;

/** A customer who exists in every world. */
export interface Persona {
  /** E-mail address or customer number. */
  readonly identifier: string;
  readonly password: string;
  readonly storefront: StorefrontId;
  /** When a tester would use this persona. */
  readonly story: string;
  readonly account: Omit<Account, 'kind' | 'passwordDigest'>;
  readonly billing: readonly AddressForm[];
  readonly shipping: readonly (AddressForm | PackstationForm)[];
  /** The oldest first. */
  readonly orders?: readonly PastOrder[];
}

const NO_PRIME = { status: 'NONE' } as const;

const anna: AddressForm = {
  formType: 'private',
  salutation: 'mrs',
  firstname: 'Anna',
  lastname: 'Lehmann',
  streetAndNumber: 'Gartenweg 12',
  postcode: '50667',
  city: 'Köln',
  country: 'DE',
  phone: '0221 123456',
  isAlsoCustomerAddress: true,
};

const school: AddressForm = {
  formType: 'companyOrSchool',
  company: 'Grundschule am Lindenhof',
  salutation: 'diverse',
  firstname: 'Sekretariat',
  lastname: 'Lindenhof',
  streetAndNumber: 'Schulstraße 3',
  postcode: '50823',
  city: 'Köln',
  country: 'DE',
};

/** The personas with their passwords; nothing here is secret. */
export const PERSONAS = {
  new: {
    identifier: 'nina.neu@pausenhof.example',
    password: 'Schulanfang1',
    storefront: 'de',
    story: 'has an account, no address and no order yet',
    account: {
      userId: 'persona-new',
      email: 'nina.neu@pausenhof.example',
      salutation: 'mrs',
      firstName: 'Nina',
      lastName: 'Neu',
      isNew: true,
      isInternal: false,
      prime: NO_PRIME,
    },
    billing: [],
    shipping: [],
  },
  existing: {
    identifier: 'anna.lehmann@pausenhof.example',
    password: 'Kreide12',
    storefront: 'de',
    story: 'orders every summer; address book with two billing addresses, two shipping addresses and a packstation',
    account: {
      userId: 'persona-existing',
      email: 'anna.lehmann@pausenhof.example',
      salutation: 'mrs',
      firstName: 'Anna',
      lastName: 'Lehmann',
      phone: '0221 123456',
      isNew: false,
      isInternal: false,
      prime: NO_PRIME,
    },
    billing: [anna, { ...school, lastname: 'Lehmann', firstname: 'Anna', salutation: 'mrs' }],
    shipping: [
      school,
      {
        ...anna,
        firstname: 'Oskar',
        streetAndNumber: 'Am Waldrand 7',
        postcode: '53111',
        city: 'Bonn',
        isAlsoCustomerAddress: false,
      },
      {
        salutation: 'mrs',
        firstname: 'Anna',
        lastname: 'Lehmann',
        postnumber: '12345678',
        packstation: '145',
        postcode: '50674',
        city: 'Köln',
        country: 'DE',
      },
    ],
    orders: [
      {
        orderedAt: '2024-08-19T08:12:00Z',
        paymentId: 'RECHNUNG',
        articles: [
          { at: 0, quantity: 3 },
          { at: 1, quantity: 2 },
        ],
      },
      {
        orderedAt: '2025-08-18T17:40:00Z',
        paymentId: 'RECHNUNG',
        articles: [
          { at: 0, quantity: 4 },
          { at: 2, quantity: 1 },
          { at: 3, quantity: 2 },
        ],
      },
      {
        orderedAt: '2026-08-10T07:05:00Z',
        paymentId: 'VORKASSE',
        articles: [
          { at: 4, quantity: 1, score: 5 },
          { at: 5, quantity: 6 },
        ],
      },
      {
        status: 'cancelled',
        cancelled: 'shop.order.cancelled.byBuyer',
        daysBefore: 7,
        paymentId: 'RECHNUNG',
        articles: [{ at: 2, quantity: 1 }],
      },
      {
        status: 'delivered',
        paymentId: 'RECHNUNG',
        articles: [
          { at: 0, quantity: 3 },
          { at: 3, quantity: 1, score: 4 },
        ],
      },
      {
        status: 'partly-shipped',
        paymentId: 'RECHNUNG',
        articles: [
          { at: 1, quantity: 2 },
          { at: 'on-order', quantity: 1 },
        ],
      },
      { status: 'shipped', paymentId: 'VORKASSE', articles: [{ at: 'bulky', quantity: 1 }] },
      { status: 'in-dispatch', paymentId: 'RECHNUNG', articles: [{ at: 6, quantity: 2 }] },
      {
        status: 'received',
        paymentId: 'RECHNUNG',
        articles: [
          { at: 8, quantity: 1 },
          { at: 9, quantity: 2 },
        ],
      },
    ],
  },
  austrian: {
    identifier: 'lukas.gruber@pausenhof.example',
    password: 'Jause2024',
    storefront: 'at',
    story: 'existing customer in Austria',
    account: {
      userId: 'persona-austrian',
      email: 'lukas.gruber@pausenhof.example',
      salutation: 'mr',
      firstName: 'Lukas',
      lastName: 'Gruber',
      isNew: false,
      isInternal: false,
      prime: NO_PRIME,
    },
    billing: [
      {
        formType: 'private',
        salutation: 'mr',
        firstname: 'Lukas',
        lastname: 'Gruber',
        streetAndNumber: 'Mariahilfer Straße 88',
        postcode: '1070',
        city: 'Wien',
        country: 'AT',
        isAlsoCustomerAddress: true,
      },
    ],
    shipping: [],
    orders: [
      {
        orderedAt: '2026-08-31T10:20:00Z',
        paymentId: 'RECHNUNG',
        articles: [
          { at: 6, quantity: 2 },
          { at: 1, quantity: 1 },
        ],
      },
      { status: 'delivered', paymentId: 'RECHNUNG', articles: [{ at: 0, quantity: 2 }] },
    ],
  },
  swiss: {
    identifier: 'reto.keller@pausenhof.example',
    password: 'Znueni7',
    storefront: 'ch',
    story: 'existing customer in Switzerland',
    account: {
      userId: 'persona-swiss',
      email: 'reto.keller@pausenhof.example',
      salutation: 'mr',
      firstName: 'Reto',
      lastName: 'Keller',
      isNew: false,
      isInternal: false,
      prime: NO_PRIME,
    },
    billing: [
      {
        formType: 'private',
        salutation: 'mr',
        firstname: 'Reto',
        lastname: 'Keller',
        streetAndNumber: 'Bahnhofstrasse 21',
        postcode: '8001',
        city: 'Zürich',
        country: 'CH',
        isAlsoCustomerAddress: true,
      },
    ],
    shipping: [],
    orders: [
      {
        orderedAt: '2026-08-05T06:50:00Z',
        paymentId: 'RECHNUNG',
        articles: [
          { at: 7, quantity: 2 },
          { at: 3, quantity: 1 },
        ],
      },
      { status: 'delivered', paymentId: 'RECHNUNG', articles: [{ at: 0, quantity: 2 }] },
    ],
  },
  prime: {
    identifier: 'paul.prime@pausenhof.example',
    password: 'Pausenbrot9',
    storefront: 'de',
    story: 'prime member',
    account: {
      userId: 'persona-prime',
      email: 'paul.prime@pausenhof.example',
      salutation: 'mr',
      firstName: 'Paul',
      lastName: 'Brandt',
      isNew: false,
      isInternal: false,
      prime: { status: 'ACTIVE', abo: 'prime-12', startDate: '2026-01-01', endDate: '2026-12-31' },
    },
    billing: [
      {
        ...anna,
        salutation: 'mr',
        firstname: 'Paul',
        lastname: 'Brandt',
        streetAndNumber: 'Marktplatz 1',
        postcode: '28195',
        city: 'Bremen',
      },
    ],
    shipping: [],
    orders: [{ orderedAt: '2026-02-09T19:30:00Z', paymentId: 'RECHNUNG', articles: [{ at: 8, quantity: 1 }] }],
  },
  internal: {
    identifier: 'ines.intern@pausenhof.example',
    password: 'Lehrerzimmer3',
    storefront: 'de',
    story: 'works for the shop',
    account: {
      userId: 'persona-internal',
      email: 'ines.intern@pausenhof.example',
      salutation: 'mrs',
      firstName: 'Ines',
      lastName: 'Intern',
      isNew: false,
      isInternal: true,
      prime: NO_PRIME,
    },
    billing: [
      {
        ...anna,
        firstname: 'Ines',
        lastname: 'Intern',
        streetAndNumber: 'Kreideweg 5',
        postcode: '04109',
        city: 'Leipzig',
      },
    ],
    shipping: [],
  },
  'b2b-german': {
    identifier: '200100',
    password: 'Tafel100',
    storefront: 'b2b-de',
    story: 'school office; logs in with the customer number, pays on 30 days',
    account: {
      userId: 'persona-b2b-german',
      email: 'sekretariat@lindenhof.example',
      salutation: 'mrs',
      firstName: 'Sabine',
      lastName: 'Vogt',
      company: 'Grundschule am Lindenhof',
      customerNumber: '200100',
      termsOfPayment: 30,
      categoryType: 'school',
      notification: 'mail',
      companyFacts: {
        vatRegistrationNo: 'DE811200100',
        jobTitleCode: 'OFFICE',
        primaryIndustryGroupCode: '85',
        numberOfEmployees: 24,
      },
      isNew: false,
      isInternal: false,
      prime: NO_PRIME,
    },
    billing: [
      { ...school, firstname: 'Sabine', lastname: 'Vogt', salutation: 'mrs', isAlsoCustomerAddress: true },
      { ...school, company: 'Schulamt der Stadt Köln', streetAndNumber: 'Willy-Brandt-Platz 2', postcode: '50679' },
    ],
    shipping: [{ ...school, firstname: 'Klaus', lastname: 'Hausmann', salutation: 'mr' }],
    orders: [
      {
        orderedAt: '2026-01-15T09:00:00Z',
        paymentId: 'RECHNUNG',
        articles: [
          { at: 0, quantity: 30 },
          { at: 9, quantity: 10 },
        ],
      },
      {
        orderedAt: '2026-06-22T11:45:00Z',
        paymentId: 'RECHNUNG',
        articles: [
          { at: 10, quantity: 24 },
          { at: 2, quantity: 12 },
          { at: 11, quantity: 5 },
        ],
      },
      {
        status: 'delivered',
        paymentId: 'RECHNUNG',
        articles: [
          { at: 4, quantity: 30 },
          { at: 8, quantity: 25 },
        ],
      },
      { status: 'shipped', paymentId: 'RECHNUNG', articles: [{ at: 'bulky', quantity: 2 }] },
    ],
  },
  'b2b-english': {
    identifier: '200200',
    password: 'Blackboard200',
    storefront: 'b2b-en',
    story: 'international school; logs in with the customer number on the English business shop',
    account: {
      userId: 'persona-b2b-english',
      email: 'office@rhine-international.example',
      salutation: 'mr',
      firstName: 'James',
      lastName: 'Whitfield',
      company: 'Rhine International School',
      customerNumber: '200200',
      termsOfPayment: 14,
      categoryType: 'school',
      notification: 'mail',
      companyFacts: {
        vatRegistrationNo: 'DE811200200',
        jobTitleCode: 'HEAD',
        primaryIndustryGroupCode: '85',
        numberOfEmployees: 130,
      },
      isNew: false,
      isInternal: false,
      prime: NO_PRIME,
    },
    billing: [
      {
        ...school,
        company: 'Rhine International School',
        salutation: 'mr',
        firstname: 'James',
        lastname: 'Whitfield',
        streetAndNumber: 'Rheinallee 40',
        postcode: '53173',
        city: 'Bonn',
        isAlsoCustomerAddress: true,
      },
    ],
    shipping: [],
    orders: [
      { orderedAt: '2026-05-04T12:10:00Z', paymentId: 'RECHNUNG', articles: [{ at: 5, quantity: 20 }] },
      { status: 'delivered', paymentId: 'RECHNUNG', articles: [{ at: 0, quantity: 12 }] },
    ],
  },
} as const satisfies Readonly<Record<string, Persona>>;

export type PersonaName = keyof typeof PERSONAS;
