import type { Redirect } from '@shop/domain/checkout/guard-result';
import { orderNotFound, returnsGuard } from '@shop/domain/returns/returns-guard';
import type { ReturnStep } from '@shop/domain/returns/return-steps';
import type { ReturnHash, ReturnOrder } from '@shop/domain/returns/return';
import { RETURN_STEP_PATHS, RETURNS } from '@shop/domain/shared/paths';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import type { VisitorSession } from '../request/visitor-session.ts';
import { areReturnsOpen } from './are-returns-open.ts';
import type { ReturnChange, ReturnDrafts } from './return-drafts.ts';
import { newReturn, openDraft, settled, storedFor } from './stored-return.ts';
import type { StoredReturn } from './stored-return.ts';

/** What the steps of a return work with. */
export interface ReturnParts {
  readonly shop: Pick<Shop, 'returns' | 'parameters'>;
  readonly drafts: ReturnDrafts;
}

/** The step cannot be taken now; the shopper continues at this path. */
export interface ReturnNotReady {
  readonly because: 'not-ready';
  readonly path: string;
  readonly notice?: MessageKey;
}

export type StepRefusal = FormRefusal | ReturnNotReady;

export const notReady = ({ path, notice }: Pick<Redirect, 'path' | 'notice'>): ReturnNotReady => ({
  because: 'not-ready',
  path,
  ...(notice === undefined ? {} : { notice }),
});

/** The next selection after a submitted return begins another return; every other step is about the stored one. */
const currentReturn = (step: ReturnStep, order: ReturnOrder, before: StoredReturn | undefined): StoredReturn => {
  const stored = settled(storedFor(order.hash, before), order);
  return stored === undefined || (step === 'productselection' && stored.submitted !== undefined)
    ? newReturn(order)
    : stored;
};

/**
 * Takes a step of a return, one at a time for each browser. The order is read first, so that nothing is stored for an order
 * that does not exist, and the step's guard is run on what is stored: another tab may have changed it.
 */
export const changeReturn =
  ({ shop, drafts }: ReturnParts) =>
  async <Value, Refusal>(
    visitor: VisitorSession,
    hash: ReturnHash,
    step: ReturnStep,
    change: (stored: StoredReturn, order: ReturnOrder) => Promise<ReturnChange<Result<Value, Refusal>>>,
  ): Promise<Result<Value, Refusal | ReturnNotReady>> => {
    if (!(await areReturnsOpen(shop)(visitor.shopper))) return refused(notReady({ path: RETURNS }));
    const found = await shop.returns.findByHash(visitor.shopper, hash);
    if (!found.ok) return refused(notReady(orderNotFound));
    return drafts.change<Result<Value, Refusal | ReturnNotReady>>(visitor, async (before) => {
      const stored = currentReturn(step, found.value, before);
      const facts = {
        loginState: visitor.shopper.loginState,
        areReturnsOpen: true,
        draft: openDraft(stored),
        submitted: stored.submitted === undefined ? undefined : hash,
      };
      const result = returnsGuard(RETURN_STEP_PATHS[step], { order: hash }, facts);
      if (result.action === 'redirect') return { outcome: refused(notReady(result)) };
      return change(stored, found.value);
    });
  };
