import type { Customers } from '../customers/customers.port.ts';
import type { Parameters } from '../parameters/parameters.port.ts';
import type { ReturnPorts } from '../returns/change-return.ts';
import type { ReturnDraft, ReturnOrder } from '../returns/return.ts';
import type { Returns } from '../returns/returns.port.ts';
import type { ReturnImage, StoredReturn } from '../returns/stored-return.ts';
import { granted, refused } from '../shared/result.ts';
import type { Shopper } from '../visit/shopper.ts';
import { aReturnDraft, aReturnOrder } from './a-return.ts';
import { aCustomer, aShopper } from './a-shopper.ts';
import { aVisit, type InMemoryVisit } from './a-visit.ts';
import { countingIds } from './counting-ids.ts';
import { type InMemoryReturnDrafts, inMemoryReturnDrafts, withDraft } from './in-memory-return-drafts.ts';
import { portWith } from './port-with.ts';

export const aStoredReturn = (draft: Partial<ReturnDraft> = {}, said: Partial<StoredReturn> = {}): StoredReturn => ({
  draft: aReturnDraft(draft),
  images: [],
  attempt: 'attempt-1',
  ...said,
});

/** A picture of the first line. */
export const aReturnImage = (id: string, itemId = 'line-1'): ReturnImage => ({
  id,
  itemId,
  name: `${id}.png`,
  preview: 'data:',
});

interface Start {
  readonly order?: ReturnOrder;
  readonly stored?: StoredReturn;
  readonly shopper?: Shopper;
  readonly isOpen?: boolean;
  readonly returns?: Partial<Returns>;
}

interface Returning {
  readonly visit: InMemoryVisit;
  readonly drafts: InMemoryReturnDrafts;
  readonly ports: ReturnPorts;
}

/** A browser with this return, and a shop that knows one order. */
export const returning = (start: Start = {}): Returning => {
  const { order = aReturnOrder(), stored, shopper = aShopper(), isOpen = true, returns = {} } = start;
  const drafts = inMemoryReturnDrafts(stored);
  const ports: ReturnPorts = {
    returns: portWith<Returns>({
      findByHash: async (_shopper, hash) =>
        hash === order.hash ? granted(order) : refused({ because: 'no-such-order' }),
      ...returns,
    }),
    parameters: portWith<Parameters>({
      byName: async () => [{ name: 'returnOrders', parameterValue: isOpen ? 'true' : 'false' }],
    }),
    customers: portWith<Customers>({ current: async () => aCustomer() }),
    drafts,
    ids: countingIds(),
  };
  return { visit: aVisit(shopper, ...(stored === undefined ? [] : [withDraft])), drafts, ports };
};
