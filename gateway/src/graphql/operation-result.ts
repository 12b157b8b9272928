import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import type { ErrorReporter } from './error-reporter.ts';

export interface OperationResult {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

/** An execution's outcome as it is sent: its failures told as `ErrorReporter` tells them. */
export const presentResult = ({ data, errors }: ExecutionResult, requestId: string, errorReporter: ErrorReporter): OperationResult => ({
  ...(errors === undefined ? {} : { errors: errorReporter.present(errors, requestId) }),
  ...(data === undefined ? {} : { data }),
});

const isMalformed = ({ extensions }: GraphQLFormattedError): boolean => extensions?.['classification'] === 'BAD_REQUEST';

/** 400 where what was asked is malformed; failures of the shop's are told within 200. */
export const statusOf = ({ data, errors = [] }: OperationResult): number => (data === undefined || errors.some(isMalformed) ? 400 : 200);
