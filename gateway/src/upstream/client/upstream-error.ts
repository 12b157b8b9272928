/** Kinds of errors, the most urgent first: of several errors the first in this order decides. */
export const ERROR_KINDS = [
  /** The shopper's session ended at the upstream; a new token of ours does not help. */
  'session-revoked',
  /** The operation needs a valid session. */
  'token-required',
  /** The gateway's own token was rejected. */
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
  /** For the shopper only; it may name a person and never reaches a log. */
  readonly message: string;
  readonly classification?: string;
  readonly messageKey?: string;
  /** Path in the reply: field names and indexes. */
  readonly path?: readonly (string | number)[];
}

/** The kind that decides what happens; undefined without errors. */
export const worstKindOf = (errors: readonly UpstreamError[]): ErrorKind | undefined =>
  ERROR_KINDS.find((kind) => errors.some((error) => error.kind === kind));
