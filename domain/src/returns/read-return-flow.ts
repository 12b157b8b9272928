import type { ReturnHash, ReturnOrder, SubmittedReturn } from './return.ts';
import { RETURN_DRAFT } from './return-draft.slot.ts';
import type { Visit } from '../visit/visit.port.ts';
import { SHOP_ID } from '../shared/shop-id.ts';
import { areReturnsOpen } from './are-returns-open.ts';
import { evenWithoutSession, type ReturnPorts } from './change-return.ts';
import { settled, storedFor } from './stored-return.ts';
import type { StoredReturn } from './stored-return.ts';

/** Everything that the pages of a return show and that their guards need. */
export interface ReturnFlow {
  readonly isOpen: boolean;
  /** The requested order, or else the one whose return this browser fills in. */
  readonly order?: ReturnOrder;
  readonly stored?: StoredReturn;
  readonly submitted?: SubmittedReturn;
}

const readFlow = async (ports: ReturnPorts, visit: Visit, requested: ReturnHash | undefined): Promise<ReturnFlow> => {
  const [isOpen, before] = await Promise.all([areReturnsOpen(ports)(visit.shopper), ports.drafts.read(visit)]);
  // After the end of a session, only who knows the order goes on with its return.
  const hash = requested ?? (visit.read(RETURN_DRAFT)?.leftBy === undefined ? before?.draft.hash : undefined);
  // A URL may hold anything.
  if (!isOpen || hash === undefined || !SHOP_ID.test(hash)) return { isOpen };
  const found = await ports.returns.findByHash(visit.shopper, hash);
  if (!found.ok) return { isOpen };
  const stored = settled(storedFor(hash, before), found.value);
  return {
    isOpen,
    order: found.value,
    ...(stored === undefined ? {} : { stored }),
    ...(stored?.submitted === undefined ? {} : { submitted: stored.submitted }),
  };
};

/** A session that ends meanwhile changes nothing: a return needs none. */
export const readReturnFlow =
  (ports: ReturnPorts, visit: Visit) =>
  (requested?: ReturnHash): Promise<ReturnFlow> =>
    evenWithoutSession(ports, visit)(() => readFlow(ports, visit, requested));
