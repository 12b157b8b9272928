import type { Shopper } from '../visit/shopper.ts';
import { type FieldError, type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import { contactErrors } from './contact-errors.ts';
import { MOST_LABELS } from './return-draft.ts';
import type { ReturnOrder, ReturnRequest, SubmittedReturn } from './return.ts';
import type { NoSuchReturnOrder, ReturnAttempt, ReturnRefused, Returns } from './returns.port.ts';
import { selectionErrors } from './selection-errors.ts';

export type AnnounceReturnRefusal = NoSuchReturnOrder | ReturnRefused | FormRefusal;

const labelErrors = ({ labels }: ReturnRequest): readonly FieldError[] =>
  Number.isInteger(labels) && labels >= 1 && labels <= MOST_LABELS
    ? []
    : [{ field: 'labels', message: 'shop.return.labels' }];

/** What is wrong with a return, by field. */
export const requestErrors = (request: ReturnRequest, order: Pick<ReturnOrder, 'items'>): readonly FieldError[] => [
  ...selectionErrors(request.items, order),
  ...labelErrors(request),
  ...contactErrors(request.contact),
];

const resultOf = (order: ReturnOrder, { idempotencyKey }: ReturnAttempt): SubmittedReturn | undefined =>
  order.returns.find((submitted) => submitted.idempotencyKey === idempotencyKey);

/** A lost reply says nothing about the return, but the order does. If it has no such return, the failure is thrown. */
const reconcile = async (
  returns: Returns,
  shopper: Shopper,
  { hash }: ReturnRequest,
  attempt: ReturnAttempt,
  failure: unknown,
): Promise<SubmittedReturn> => {
  const reread = await returns.findByHash(shopper, hash).catch(() => undefined);
  const submitted = reread?.ok === true ? resultOf(reread.value, attempt) : undefined;
  if (submitted === undefined) throw failure;
  return submitted;
};

/** Submits a return once, and finds out the outcome if the shop does not report it. */
export const announceReturn =
  ({ returns }: { readonly returns: Returns }) =>
  async (
    shopper: Shopper,
    request: ReturnRequest,
    attempt: ReturnAttempt,
  ): Promise<Result<SubmittedReturn, AnnounceReturnRefusal>> => {
    const found = await returns.findByHash(shopper, request.hash);
    if (!found.ok) return found;
    const earlier = resultOf(found.value, attempt);
    if (earlier !== undefined) return granted(earlier);
    const errors = requestErrors(request, found.value);
    if (errors.length > 0) return refused(invalidForm(errors));
    try {
      return await returns.submit(shopper, request, attempt);
    } catch (failure) {
      return granted(await reconcile(returns, shopper, request, attempt, failure));
    }
  };
