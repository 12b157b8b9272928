import { refused } from '@shop/domain/shared/result';
import type { ShipperRefusal, Shippers } from '@shop/domain/shippers/shippers.port';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { formRefusal, LOGGED_OUT_FOR_SECURITY } from '../shared/read-form-refusal.ts';
import { readChoiceResult, readFormResult } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';

const NO_SUCH_SHIPPER: ShipperRefusal = { because: 'no-such-shipper' };
const NO_SUCH_CART = formRefusal('shop.error.sessionExpired');

const CHOICE_REFUSALS: RefusalTable<ShipperRefusal> = {
  NO_SUCH_SHIPPER: () => NO_SUCH_SHIPPER,
  SHIPPER_DISABLED: () => ({ because: 'shipper-disabled' }),
};

export const upstreamShippers = (call: PortCalls): Shippers => ({
  select: (shopper, cartId, methodCode) =>
    call({
      operation: operations.setShippingMethod,
      variables: { cartId, methodCode },
      shopper,
      read: ({ setShippingMethod }) => readChoiceResult(setShippingMethod, CHOICE_REFUSALS),
      otherwise: { 'ids-unknown': refused(NO_SUCH_SHIPPER) },
    }),
  saveSpedition: (shopper, cartId, fields) =>
    call({
      operation: operations.saveSpeditionsData,
      variables: { cartId, fields: fields.map(({ fieldName, fieldValue }) => ({ fieldName, fieldValue })) },
      shopper,
      read: ({ saveSpeditionsData }) => readFormResult(saveSpeditionsData),
      otherwise: { 'ids-unknown': refused(NO_SUCH_CART), 'session-revoked': refused(LOGGED_OUT_FOR_SECURITY) },
    }),
});
