import type { CategoryId, ItemId, ProductId } from '../catalogue/product.ts';
import type { PaymentEnd } from '../payments/payment-end.ts';
import type { OrderId } from '../shared/shop-id.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { Shop } from '../shop.ts';
import type { Preconditions } from './preconditions.ts';

/** Features that an adapter may lack and still conform. They are declared, never detected. */
export const FEATURES = [
  /** Time can be moved forward. */
  'clock',
  /** Stock can be changed without the shopper. */
  'stock',
  /** The outcome of a card payment can be set. */
  'card-provider',
  /** A shopper can be sent through the pages of the Amazon-style provider. */
  'express-provider',
  /** Mails can be read. */
  'mails',
] as const;

export type Feature = (typeof FEATURES)[number];

/** Articles that every shop under test has. */
export interface FixtureGoods {
  /** At least five everyday articles of different products, each between 3 and 20 euros: no variants, no promotion, well in stock. */
  readonly ordinary: readonly [ItemId, ItemId, ItemId, ItemId, ItemId, ...ItemId[]];
  /** Three pieces are left. */
  readonly scarce: ItemId;
  readonly soldOut: ItemId;
  /** Delivered by a forwarding agent. */
  readonly bulky: ItemId;
  /** Between 60 and 150 euros. */
  readonly expensive: ItemId;
  readonly withMinimum: { readonly itemId: ItemId; readonly minimum: number };
  readonly withVariants: ProductId;
  /** Has more than twenty reviews with two ratings or more among them. */
  readonly reviewed: ProductId;
  /** A printed catalogue. */
  readonly catalog: ItemId;
  /** Has more products than fit on a page. */
  readonly category: CategoryId;
}

/** Codes that every shop under test accepts or refuses as described. */
export interface FixtureVouchers {
  /** Deducts 5.00 from 25.00 upwards. */
  readonly fixed: string;
  /** Deducts 10 %. */
  readonly percent: string;
  /** Cannot be combined. */
  readonly alone: string;
  readonly expired: string;
  readonly used: string;
  /** Pays for everything. */
  readonly payless: string;
}

/** A mail that the shop sent. */
export interface FixtureMail {
  /** Its kind: `password-forgotten`. */
  readonly template: string;
  /** Paths within the shop. */
  readonly links: readonly { readonly rel: string; readonly url: string }[];
}

/** What a shopper does at the Amazon-style provider. Each returns the name of the session that comes back in the URL. */
export interface FixtureExpressProvider {
  /** The shop offers it from now on. */
  readonly switchOn: () => Promise<void>;
  /** Signs in, chooses the first address and the first source of payment, and continues. `url` is the one that the shop returned. */
  readonly approveSession: (url: string) => Promise<string>;
  readonly cancelSession: (url: string) => Promise<string>;
  /** Approves the payment of an order, from an account that pays at once, one that pays late, or one that is declined. */
  readonly approvePayment: (orderId: OrderId, source?: 'pays' | 'pays late' | 'declines') => Promise<string>;
}

/** A shop in the requested state, for one test. */
export interface PortFixture {
  readonly shop: Shop;
  /** The same shop for requests from another IP address. */
  readonly shopFrom: (address: string) => Shop;
  readonly shopper: Shopper;
  /** Another visitor of the same storefront, without a session. */
  readonly anonymous: Shopper;
  readonly goods: FixtureGoods;
  readonly vouchers: FixtureVouchers;
  /** A customer with an address book, not logged in. */
  readonly account: { readonly identifier: string; readonly password: string; readonly email: string };
  /** Moves time forward, in ms (`clock`). */
  readonly pass: (ms: number) => Promise<void>;
  /** Sets how many pieces are left (`stock`). */
  readonly setStock: (itemId: ItemId, pieces: number) => Promise<void>;
  /** Makes the provider complete the payment of an order (`card-provider`). */
  readonly endPayment: (orderId: OrderId, outcome: 'paid' | PaymentEnd) => Promise<void>;
  /** The Amazon-style provider (`express-provider`). */
  readonly expressProvider: FixtureExpressProvider;
  /** The mails to this address, the oldest first (`mails`). */
  readonly mailsTo: (email: string) => Promise<readonly FixtureMail[]>;
  readonly dispose: () => Promise<void>;
}

/** Opens a shop with an adapter under test. */
export interface PortHarness {
  readonly features: ReadonlySet<Feature>;
  arrange(preconditions: Preconditions): Promise<PortFixture>;
}
