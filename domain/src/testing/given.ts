import type { StorefrontName } from '../storefronts/storefront.ts';

/** States that a shop is brought into before a law is tried. Pacts, laws and QA scenarios name them alike. */
export interface GivenStates {
  /** The shopper's cart holds so many different ordinary articles, of each so many pieces (one, where unsaid). */
  readonly 'a cart exists': { readonly positions: number; readonly quantity?: number };
  /** The shopper checks out as a guest, delivered to the billing address. */
  readonly 'guest session': true;
  /** The shopper is logged in; of the business kind only on a business storefront. */
  readonly 'a registered customer': { readonly kind: 'b2c' | 'b2b' | 'new' | 'prime' };
  /** The cart of the shopper, who is somebody by then, may be ordered: addresses, carrier and this way to pay are chosen. */
  readonly 'the cart is ready': { readonly paymentId: string };
  readonly 'global parameter set': { readonly name: string; readonly value: string };
}

/** Where nothing is said, the shopper is a visitor of the German consumer shop with an empty cart. */
export type Given = Partial<GivenStates> & { readonly storefront?: StorefrontName };
