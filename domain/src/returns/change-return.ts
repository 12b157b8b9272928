import type { Returns } from './returns.port.ts';
import type { Parameters } from '../parameters/parameters.port.ts';
import type { Customers } from '../customers/customers.port.ts';
import type { Redirect } from '../shared/guard-result.ts';
import { orderNotFound, returnsGuard } from './returns-guard.ts';
import { type ReturnStep, returnStepOf } from './return-steps.ts';
import type { ReturnHash, ReturnOrder } from './return.ts';
import { RETURN_STEP_PATHS, RETURNS } from '../shared/paths.ts';
import type { Ids } from '../shared/ids.port.ts';
import { type FieldError, type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { SHOP_ID } from '../shared/shop-id.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import { omitNil } from '../shared/omit-nil.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import { unlessRevoked } from '../customers/unless-revoked.ts';
import type { Visit } from '../visit/visit.port.ts';
import { areReturnsOpen } from './are-returns-open.ts';
import type { ReturnChange, ReturnDrafts } from './return-drafts.port.ts';
import { newReturn, openDraft, settled, storedFor } from './stored-return.ts';
import type { StoredReturn } from './stored-return.ts';

/** What the steps of a return work with. */
export interface ReturnPorts {
  readonly returns: Returns;
  readonly parameters: Parameters;
  readonly customers: Customers;
  readonly drafts: ReturnDrafts;
  readonly ids: Ids;
}

/** The step cannot be taken now; the shopper continues at this path. */
export interface ReturnNotReady {
  readonly because: 'not-ready';
  readonly path: string;
  readonly notice?: MessageKey;
}

/** Where the shopper continues. */
export interface StepTaken {
  readonly path: string;
}

export type StepRefusal = FormRefusal | ReturnNotReady;

export const notReady = ({ path, notice }: Pick<Redirect, 'path' | 'notice'>): ReturnNotReady => ({
  because: 'not-ready',
  path,
  ...omitNil({ notice }),
});

/** The next selection after a submitted return begins another return; every other step is about the stored one. */
const currentReturn = (
  step: ReturnStep,
  order: ReturnOrder,
  before: StoredReturn | undefined,
  ids: Ids,
): StoredReturn => {
  const stored = settled(storedFor(order.hash, before), order);
  return stored === undefined || (step === 'productselection' && stored.submitted !== undefined)
    ? newReturn(order, ids.next())
    : stored;
};

/** A return needs no session: if the shop ends it meanwhile, the same is done without it. */
export const evenWithoutSession =
  (ports: { readonly customers: Customers }, visit: Visit) =>
  <Value>(run: () => Promise<Value>): Promise<Value> =>
    unlessRevoked(ports, visit)(run, run);

/**
 * Takes a step of a return, one at a time for each browser. The order is read first, so that nothing is stored for an order
 * that does not exist, and the step's guard is run on what is stored: another tab may have changed it.
 */
export const changeReturn =
  (ports: ReturnPorts, visit: Visit) =>
  <Value, Refusal>(
    hash: ReturnHash,
    step: ReturnStep,
    change: (stored: StoredReturn, order: ReturnOrder) => Promise<ReturnChange<Result<Value, Refusal>>>,
  ): Promise<Result<Value, Refusal | ReturnNotReady>> =>
    evenWithoutSession(
      ports,
      visit,
    )(async () => {
      if (!(await areReturnsOpen(ports)(visit.shopper))) return refused(notReady({ path: RETURNS }));
      // A form may hold anything.
      if (!SHOP_ID.test(hash)) return refused(notReady(orderNotFound));
      const found = await ports.returns.findByHash(visit.shopper, hash);
      if (!found.ok) return refused(notReady(orderNotFound));
      return ports.drafts.change<Result<Value, Refusal | ReturnNotReady>>(visit, async (before) => {
        const stored = currentReturn(step, found.value, before, ports.ids);
        const facts = {
          loginState: visit.shopper.loginState,
          areReturnsOpen: true,
          draft: openDraft(stored),
          submitted: stored.submitted === undefined ? undefined : hash,
        };
        const result = returnsGuard(RETURN_STEP_PATHS[step], { order: hash }, facts);
        if (result.action === 'redirect') return { outcome: refused(notReady(result)) };
        return change(stored, found.value);
      });
    });

type StepChange = ReturnChange<Result<StepTaken, FormRefusal>>;

/** Stores what a step has changed, and goes on to the first step that is not complete. */
export const stepTaken = (stored: StoredReturn): StepChange => ({
  stored,
  outcome: granted({ path: RETURN_STEP_PATHS[returnStepOf(stored.draft)] }),
});

export const stepWrong = (fieldErrors: readonly FieldError[]): StepChange => ({
  outcome: refused(invalidForm(fieldErrors)),
});
