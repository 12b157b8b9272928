import { refused } from '@shop/domain/shared/result';
import type { ShipperRefusal, Shippers } from '@shop/domain/shippers/shippers.port';
import * as operations from '../generated/operations.ts';
import type { Questions } from '../shared/questions.ts';
import { formRefusal, LOGGED_OUT_FOR_SECURITY } from '../shared/read-form-refusal.ts';
import { readChoiceAnswer, readFormAnswer } from '../shared/read-mutation-answer.ts';
import type { RefusalTable } from '../shared/read-mutation-answer.ts';

const NO_SUCH_SHIPPER: ShipperRefusal = { because: 'no-such-shipper' };
const NO_SUCH_CART = formRefusal('shop.error.sessionExpired');

const CHOICE_REFUSALS: RefusalTable<ShipperRefusal> = {
  NO_SUCH_SHIPPER: () => NO_SUCH_SHIPPER,
  SHIPPER_DISABLED: () => ({ because: 'shipper-disabled' }),
};

export const upstreamShippers = (ask: Questions): Shippers => ({
  select: (shopper, cartId, methodCode) =>
    ask({
      operation: operations.setShippingMethod,
      variables: { cartId, methodCode },
      shopper,
      read: ({ setShippingMethod }) => readChoiceAnswer(setShippingMethod, CHOICE_REFUSALS),
      otherwise: { 'ids-unknown': refused(NO_SUCH_SHIPPER) },
    }),
  saveSpedition: (shopper, cartId, fields) =>
    ask({
      operation: operations.saveSpeditionsData,
      variables: { cartId, fields: fields.map(({ fieldName, fieldValue }) => ({ fieldName, fieldValue })) },
      shopper,
      read: ({ saveSpeditionsData }) => readFormAnswer(saveSpeditionsData),
      otherwise: { 'ids-unknown': refused(NO_SUCH_CART), 'session-revoked': refused(LOGGED_OUT_FOR_SECURITY) },
    }),
});
