import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import type { ProductId } from '@shop/domain/catalogue/product';
import type { OrderId } from '@shop/domain/shared/shop-id';

/** Which article of which order a link asks a rating for. */
export interface RatedPurchase {
  readonly orderId: OrderId;
  readonly productId: ProductId;
}

const CIPHER = 'aes-256-gcm';
const IV_LENGTH = 12;
const TAG_LENGTH = 16;

const keyOf = (seed: number): Buffer => createHash('sha256').update(`rating links ${seed}`).digest();

/** The encrypted value of a rating link. The same purchase always has the same value: the IV derives from it. */
export const ratingToken = ({ orderId, productId }: RatedPurchase, seed: number): string => {
  const plain = JSON.stringify([orderId, productId]);
  const key = keyOf(seed);
  const iv = createHmac('sha256', key).update(plain).digest().subarray(0, IV_LENGTH);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_LENGTH });
  const encrypted = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
};

const purchaseIn = (plain: string): RatedPurchase => {
  const [orderId, productId] = JSON.parse(plain) as readonly [OrderId, ProductId];
  return { orderId, productId };
};

/** Undefined for a value that this world did not write. */
export const readRatingToken = (token: string, seed: number): RatedPurchase | undefined => {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= IV_LENGTH + TAG_LENGTH) return undefined;
  const decipher = createDecipheriv(CIPHER, keyOf(seed), bytes.subarray(0, IV_LENGTH), { authTagLength: TAG_LENGTH });
  decipher.setAuthTag(bytes.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH));
  try {
    return purchaseIn(
      Buffer.concat([decipher.update(bytes.subarray(IV_LENGTH + TAG_LENGTH)), decipher.final()]).toString(),
    );
  } catch {
    return undefined;
  }
};
