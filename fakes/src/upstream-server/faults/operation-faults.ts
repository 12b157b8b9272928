import type { Shopper } from '@shop/domain/visit/shopper';
import type { Shop } from '@shop/domain/shop';
import { type ExecutionResult, GraphQLError } from 'graphql';
import { isObject } from '../../shared/is-object.ts';
import { faultKind, type OperationFault, type RefusalForm } from '../../worlds/faults/fault-kinds.ts';
import { emptyRefusal } from '../calls/upstream-call.ts';

/** A fault that hits one operation. */
export interface OperationHit {
  readonly fault: OperationFault;
  readonly phase: 'before' | 'after';
}

const REFUSALS: ReadonlySet<string | undefined> = new Set<RefusalForm>(['fieldErrors', 'message', 'refusal']);

/** Whether the fault refuses an operation in place of the shop. */
export const isRefusal = (fault: OperationFault): boolean => REFUSALS.has(faultKind(fault).target);

/** The refusal that a fault returns in place of the shop's result; `undefined` for other kinds. */
export const refusalResult = (
  fieldName: string,
  fault: OperationFault,
): Readonly<Record<string, unknown>> | undefined => {
  switch (fault.kind) {
    case 'fieldErrors':
      return emptyRefusal(fieldName, {
        fieldErrors: fault.errors.map(({ field, message, form }) => ({
          fieldName: field,
          errorMessage: message,
          formName: form ?? null,
        })),
      });
    case 'successfulFalse':
      return emptyRefusal(fieldName, {
        generalErrorMessage: fault.messageKey,
        errorMessage: fault.messageKey,
        isError: true,
        errorMsg: fault.messageKey,
      });
    case 'refused':
      return emptyRefusal(fieldName, {
        refusal: { code: fault.code, subject: fault.subject ?? null, message: fault.message ?? null },
      });
    case 'graphqlError':
    case 'partialData':
    case 'tokenRevoked':
    case 'cartChangedBehindBack':
    case 'reservationLost':
      return undefined;
  }
};

/** The error that a fault returns; `undefined` for other kinds. */
export const graphqlErrorOf = (fault: OperationFault): GraphQLError | undefined => {
  if (fault.kind !== 'graphqlError') return undefined;
  const { classification, messageKey, message } = fault;
  const extensions = {
    ...(classification === undefined ? {} : { classification }),
    ...(messageKey === undefined ? {} : { messageKey }),
  };
  return new GraphQLError(message ?? messageKey ?? classification ?? 'Internal error', { extensions });
};

/** A copy with null at the path; the value itself if there is no such path. */
const without = (value: unknown, [step, ...rest]: readonly (string | number)[]): unknown => {
  if (step === undefined) return null;
  if (Array.isArray(value)) return value.map((part: unknown, at) => (at === step ? without(part, rest) : part));
  return isObject(value) && Object.hasOwn(value, step) ? { ...value, [step]: without(value[step], rest) } : value;
};

/** A result with null at a path, and the error for it. */
export const withNullAt = (
  { data, errors = [] }: ExecutionResult,
  path: readonly (string | number)[],
): ExecutionResult => {
  const error = new GraphQLError('Internal error', { path, extensions: { classification: 'INTERNAL_ERROR' } });
  const remaining = without(data, path);
  return { data: isObject(remaining) ? remaining : null, errors: [...errors, error] };
};

/** Changes the quantity of the first article in a cart by one, as another tab of the same shopper would. */
export const changeCartBehindBack = async (
  { shop, shopper }: { readonly shop: Shop; readonly shopper: Shopper },
  cartId: string,
): Promise<void> => {
  const cart = await shop.carts.find(shopper, cartId);
  const [position] = cart.ok ? cart.value.positions : [];
  if (position === undefined) return;
  const { operationsId: positionId, quantity, maxQuantity } = position;
  await shop.carts.update(shopper, cartId, [
    { do: 'change-quantity', positionId, quantity: quantity < maxQuantity ? quantity + 1 : quantity - 1 },
  ]);
};
