import type { ExpressCheckout } from '@shop/domain/payments/express-payment';
import { unpackJson } from '../shared/packed-json.ts';

const isStored = (value: unknown): value is ExpressCheckout => typeof value === 'object' && value !== null && 'cartId' in value && 'sessionId' in value && 'addressIds' in value;

/** Its cookie is signed, so nobody else has written it. */
export const readExpressCheckout = (packed: string | undefined): ExpressCheckout | undefined => unpackJson(packed, isStored);
