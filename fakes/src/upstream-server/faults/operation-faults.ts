import { type ExecutionResult, GraphQLError } from 'graphql';
import type { OperationFault } from '../../worlds/faults/fault-kinds.ts';
import { emptyRefusal } from '../calls/upstream-call.ts';

/** A fault of one operation, and whether the shop is asked before it. */
export interface OperationHit {
  readonly fault: OperationFault;
  readonly phase: 'before' | 'after';
}

/** What a form is answered with instead of what the shop says; `undefined` where the fault is another. */
export const refusalResult = (fieldName: string, fault: OperationFault): Readonly<Record<string, unknown>> | undefined => {
  switch (fault.kind) {
    case 'fieldErrors':
      return emptyRefusal(fieldName, { fieldErrors: fault.errors.map(({ field, message, form }) => ({ fieldName: field, errorMessage: message, formName: form ?? null })) });
    case 'successfulFalse':
      return emptyRefusal(fieldName, { generalErrorMessage: fault.messageKey, errorMessage: fault.messageKey });
    case 'refused':
      return emptyRefusal(fieldName, { refusal: { code: fault.code, subject: fault.subject ?? null, message: fault.message ?? null } });
    case 'graphqlError':
    case 'partialData':
    case 'tokenRevoked':
    case 'cartChangedBehindBack':
      return undefined;
  }
};

/** The error that an operation is answered with; `undefined` where the fault is another. */
export const graphqlErrorOf = (fault: OperationFault): GraphQLError | undefined => {
  if (fault.kind !== 'graphqlError') return undefined;
  const { classification, messageKey, message } = fault;
  const extensions = { ...(classification === undefined ? {} : { classification }), ...(messageKey === undefined ? {} : { messageKey }) };
  return new GraphQLError(message ?? messageKey ?? classification ?? 'Internal error', { extensions });
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** A copy in which nothing stands where the path leads; the value itself where the path leads nowhere. */
const without = (value: unknown, [step, ...rest]: readonly (string | number)[]): unknown => {
  if (step === undefined) return null;
  if (Array.isArray(value)) return value.map((part: unknown, at) => (at === step ? without(part, rest) : part));
  return isRecord(value) && Object.hasOwn(value, step) ? { ...value, [step]: without(value[step], rest) } : value;
};

/** An answer with a hole in it, and the error that tells where. */
export const withNullAt = ({ data, errors = [] }: ExecutionResult, path: readonly (string | number)[]): ExecutionResult => {
  const error = new GraphQLError('Internal error', { path, extensions: { classification: 'INTERNAL_ERROR' } });
  const holed = without(data, path);
  return { data: isRecord(holed) ? holed : null, errors: [...errors, error] };
};
