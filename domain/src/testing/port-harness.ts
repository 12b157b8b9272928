import type { CategoryId, ItemId, ProductId } from '../catalogue/product.ts';
import type { CardPaymentForm } from '../orders/order.ts';
import type { Shopper } from '../sessions/shopper.ts';
import type { Shop } from '../shop.ts';
import type { Given } from './given.ts';

/** What an adapter may lack without breaking a law: declared, never found out. */
export const FEATURES = [
  /** Time can be moved forward. */
  'clock',
  /** Stock can be changed behind a shopper's back. */
  'stock',
  /** The outcome of a card payment can be brought about. */
  'card-provider',
] as const;

export type Feature = (typeof FEATURES)[number];

/** Articles that every shop under test can name. */
export interface SceneGoods {
  /** At least five everyday articles of different products, each between 3 and 20 Euros: no variants, no promotion, plenty left. */
  readonly ordinary: readonly [ItemId, ItemId, ItemId, ItemId, ItemId, ...ItemId[]];
  /** Of this article three pieces are left. */
  readonly scarce: ItemId;
  readonly soldOut: ItemId;
  /** Comes by forwarding agent. */
  readonly bulky: ItemId;
  /** At least 60 Euros and at most 150. */
  readonly expensive: ItemId;
  readonly withMinimum: { readonly itemId: ItemId; readonly minimum: number };
  readonly withVariants: ProductId;
  /** A printed catalogue. */
  readonly catalog: ItemId;
  /** Has more products than a page. */
  readonly category: CategoryId;
}

/** Codes that every shop under test knows. */
export interface SceneVouchers {
  /** Takes 5.00 off from 25.00 on. */
  readonly fixed: string;
  /** Takes 10 % off. */
  readonly percent: string;
  /** Goes with no other. */
  readonly alone: string;
  readonly expired: string;
  readonly used: string;
  /** Pays for everything. */
  readonly payless: string;
}

/** A shop in the given state, for one law. */
export interface Scene {
  readonly shop: Shop;
  readonly shopper: Shopper;
  /** Somebody else on the same storefront, who has not been there before. */
  readonly stranger: Shopper;
  readonly goods: SceneGoods;
  readonly vouchers: SceneVouchers;
  /** A customer with an address book, who is not logged in. */
  readonly account: { readonly identifier: string; readonly password: string; readonly email: string };
  /** Moves time forward, in ms (`clock`). */
  readonly pass: (ms: number) => Promise<void>;
  /** Sets how many pieces are left (`stock`). */
  readonly setStock: (itemId: ItemId, pieces: number) => Promise<void>;
  /** Lets the provider end a payment (`card-provider`). */
  readonly endPayment: (form: CardPaymentForm, outcome: 'paid' | 'declined' | 'cancelled') => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/** An adapter of the ports, as its laws see it. */
export interface PortHarness {
  readonly features: ReadonlySet<Feature>;
  fresh(given: Given): Promise<Scene>;
}
