/** What an error calls for, the most urgent first: of several, the first in this order decides. */
export const ERROR_KINDS = [
  /** The shopper's session ended at the upstream; no new token of ours heals that. */
  'session-revoked',
  /** The operation needs a session and came without a valid one. */
  'token-required',
  /** The gateway's own token is not taken. */
  'api-token-invalid',
  /** The upstream does not know the user id or the cart. */
  'ids-unknown',
  'internal',
  'other',
] as const;

export type ErrorKind = (typeof ERROR_KINDS)[number];

/** A GraphQL error of the upstream. */
export interface UpstreamError {
  readonly kind: ErrorKind;
  /** For the shopper at most; it may name a person and stays out of logs. */
  readonly message: string;
  readonly classification?: string;
  readonly messageKey?: string;
  /** Where in the answer; field names and indexes. */
  readonly path?: readonly (string | number)[];
}

/** The kind that decides what happens; none where there is no error. */
export const worstKindOf = (errors: readonly UpstreamError[]): ErrorKind | undefined => ERROR_KINDS.find((kind) => errors.some((error) => error.kind === kind));
