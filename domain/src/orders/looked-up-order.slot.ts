import type { Slot } from '../visit/visit.port.ts';
import { storedRecord, storedText } from '../shared/stored-content.ts';
import type { OrderLookUp } from './orders.port.ts';

/** What finds the order again that a visitor without an account has looked up (docs/decisions/0101). */
export const LOOKED_UP_ORDER: Slot<OrderLookUp> = {
  name: 'lookedUpOrder',
  version: 1,
  seconds: 30 * 60,
  endsWithBrowser: true,
  isOfPerson: true,
  read: storedRecord<OrderLookUp>({ orderId: storedText, zipCode: storedText }),
};
