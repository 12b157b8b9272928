import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { isOurFailure, presentError } from './present-error.ts';

/** Tells the failures of an answer and logs those that are ours. */
export interface ErrorDesk {
  present(errors: readonly GraphQLError[], requestId: string): readonly GraphQLFormattedError[];
}

/** Injection token of the `ErrorDesk`. */
export const ERROR_DESK = Symbol('ErrorDesk');

export const errorDesk = (isDebug: boolean, log: (failure: unknown, requestId: string) => void): ErrorDesk => ({
  present: (errors, requestId) =>
    errors.map((error) => {
      if (isOurFailure(error)) log(error.originalError ?? error, requestId);
      return presentError(error, isDebug);
    }),
});
