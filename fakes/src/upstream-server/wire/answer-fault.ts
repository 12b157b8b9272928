import { GraphQLError } from 'graphql';
import type { AnswerFault } from '../../worlds/faults/fault.ts';
import { refusingAnswer } from './wire-call.ts';

/** A fault of one operation, and whether the shop is asked before it. */
export interface AnswerHit {
  readonly fault: AnswerFault;
  readonly phase: 'before' | 'after';
}

/** What a form is answered with instead of what the shop says; `undefined` where the fault is another. */
export const refusedForm = (fieldName: string, fault: AnswerFault): Readonly<Record<string, unknown>> | undefined => {
  switch (fault.kind) {
    case 'fieldErrors':
      return refusingAnswer(fieldName, { fieldErrors: fault.errors.map(({ field, message, form }) => ({ fieldName: field, errorMessage: message, formName: form ?? null })) });
    case 'successfulFalse':
      return refusingAnswer(fieldName, { generalErrorMessage: fault.messageKey, errorMessage: fault.messageKey });
    case 'graphqlError':
    case 'tokenRevoked':
      return undefined;
  }
};

/** The error that an operation is answered with; `undefined` where the fault is another. */
export const errorOf = (fault: AnswerFault): GraphQLError | undefined => {
  if (fault.kind !== 'graphqlError') return undefined;
  const { classification, messageKey, message } = fault;
  const extensions = { ...(classification === undefined ? {} : { classification }), ...(messageKey === undefined ? {} : { messageKey }) };
  return new GraphQLError(message ?? messageKey ?? classification ?? 'Internal error', { extensions });
};
