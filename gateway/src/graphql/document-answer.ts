import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import type { ErrorDesk } from './error-desk.ts';

export interface DocumentAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

/** An execution's outcome as it is sent: its failures told as `ErrorDesk` tells them. */
export const presentAnswer = ({ data, errors }: ExecutionResult, requestId: string, desk: ErrorDesk): DocumentAnswer => ({
  ...(errors === undefined ? {} : { errors: desk.present(errors, requestId) }),
  ...(data === undefined ? {} : { data }),
});

const isMalformed = ({ extensions }: GraphQLFormattedError): boolean => extensions?.['classification'] === 'BAD_REQUEST';

/** 400 where what was asked is malformed; failures of the shop's are told within 200. */
export const statusOf = ({ data, errors = [] }: DocumentAnswer): number => (data === undefined || errors.some(isMalformed) ? 400 : 200);
