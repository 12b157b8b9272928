import type { Cart } from '@shop/domain/carts/cart';
import { readSeenCart, type SeenCart, seenCartOf } from '@shop/domain/checkout/seen-cart';
import { packJson, unpackJson } from '../shared/packed-json.ts';
import type { Signer } from '../shared/signing.ts';

/** What the summary showed, as the text that comes back with the order. */
export interface SeenCarts {
  write(cart: Cart): string;
  /** Undefined unless a gateway of this release wrote it within a day. */
  read(text: string): SeenCart | undefined;
}

/** Injection token of the `SeenCarts`. */
export const SEEN_CARTS = Symbol('SeenCarts');

/** Counts up when `SeenCart` changes its shape. */
const PURPOSE = 'seen-cart-2';
const SECONDS = 24 * 60 * 60;
/** Longer texts are packed, so that a cart of 500 lines fits into an order. Packing a short one would cost more than it saves (docs/decisions/0145). */
const MAX_PLAIN_LENGTH = 4_000;
/** More than the largest cart with the longest names. */
const MAX_BYTES = 1024 * 1024;

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

const written = (seen: SeenCart): string => {
  const plain = JSON.stringify(seen);
  return plain.length > MAX_PLAIN_LENGTH ? packJson(seen) : plain;
};

export const seenCarts = (signer: Signer): SeenCarts => ({
  write: (cart) => signer.sign(PURPOSE, written(seenCartOf(cart)), SECONDS),
  read: (text) => readSeenCart(unpackJson(signer.open(PURPOSE, text), isRecord, MAX_BYTES)),
});
