import type { ReturnHash, ReturnOrder, SubmittedReturn } from '@shop/domain/returns/return';
import { RETURN_DRAFT } from '@shop/domain/returns/return-draft.slot';
import type { VisitorSession } from '../request/visitor-session.ts';
import { SHOP_ID } from '../shared/is-shop-id.ts';
import { areReturnsOpen } from './are-returns-open.ts';
import type { ReturnParts } from './change-return.ts';
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

export const readReturnFlow =
  ({ shop, drafts }: ReturnParts) =>
  async (visitor: VisitorSession, requested?: ReturnHash): Promise<ReturnFlow> => {
    const [isOpen, before] = await Promise.all([areReturnsOpen(shop)(visitor.shopper), drafts.read(visitor)]);
    // After the end of a session, only who knows the order goes on with its return.
    const hash = requested ?? (visitor.read(RETURN_DRAFT)?.leftBy === undefined ? before?.draft.hash : undefined);
    // A URL may hold anything.
    if (!isOpen || hash === undefined || !SHOP_ID.test(hash)) return { isOpen };
    const found = await shop.returns.findByHash(visitor.shopper, hash);
    if (!found.ok) return { isOpen };
    const stored = settled(storedFor(hash, before), found.value);
    return {
      isOpen,
      order: found.value,
      ...(stored === undefined ? {} : { stored }),
      ...(stored?.submitted === undefined ? {} : { submitted: stored.submitted }),
    };
  };
