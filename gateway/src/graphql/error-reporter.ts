import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { isOurFailure, presentError } from './present-error.ts';

/** Presents the errors of a result and logs those that are our own failures. */
export interface ErrorReporter {
  present(errors: readonly GraphQLError[], requestId: string): readonly GraphQLFormattedError[];
}

/** Injection token of the `ErrorReporter`. */
export const ERROR_REPORTER = Symbol('ErrorReporter');

export const errorReporter = (isDebug: boolean, log: (failure: unknown, requestId: string) => void): ErrorReporter => ({
  present: (errors, requestId) =>
    errors.map((error) => {
      if (isOurFailure(error)) log(error.originalError ?? error, requestId);
      return presentError(error, isDebug);
    }),
});
