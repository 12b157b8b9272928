import type { StorefrontId } from '../storefronts/storefront.ts';

/** States of a shop before a test runs. Pacts, behaviours and QA scenarios use the same names. */
export interface ProviderStates {
  /** The shopper's cart contains this many different ordinary articles, `quantity` pieces of each (default 1). */
  readonly 'a cart exists': { readonly positions: number; readonly quantity?: number };
  /** The shopper checks out as a guest, with delivery to the billing address. */
  readonly 'guest session': true;
  /** The shopper is logged in. `b2b` needs a business storefront. */
  readonly 'a registered customer': { readonly kind: 'b2c' | 'b2b' | 'new' | 'prime' };
  /** The cart can be ordered: addresses, carrier and this payment are chosen. Needs a guest or a registered customer. */
  readonly 'the cart is ready': { readonly paymentId: string };
  /** The first ordinary article is a lightning deal that has just begun and lasts this long, in ms; both parameters are on. */
  readonly 'a lightning deal runs': { readonly reservedPercent: number; readonly lastsMs: number };
  /** The cart holds two pieces of the first ordinary article, whose deal runs, for so many more seconds; 0: they have just expired. */
  readonly 'lightning reservation': { readonly secondsLeft: number };
  readonly 'global parameter set': { readonly name: string; readonly value: string };
}

/** By default the shopper is a visitor of the German consumer shop with an empty cart. */
export type Preconditions = Partial<ProviderStates> & { readonly storefront?: StorefrontId };
