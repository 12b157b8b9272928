import type { ExpressCheckout } from '@shop/domain/payments/express-payment';
import { isList, isRecordWith, isText } from '../shared/is-record.ts';
import { packJson, unpackJson } from '../shared/packed-json.ts';

export const writeExpressCheckout = (stored: ExpressCheckout): string => packJson(stored);

/** Its cookie is signed, so nobody else has written it. */
export const readExpressCheckout = (packed: string | undefined): ExpressCheckout | undefined =>
  unpackJson(
    packed,
    isRecordWith<ExpressCheckout>({ cartId: isText, checkoutType: isText, sessionId: isText, addressIds: isList }),
  );
