import type { Problem } from '../failures.ts';
import type { FailedAs } from '../retry/retry-policy.ts';

/** One operation's part of a GraphQL answer. */
export interface GraphqlBody {
  /** An object, or null. */
  readonly data: object | null;
  readonly errors: readonly unknown[];
}

/** What an answer, or its absence, means for one operation of a request. */
export type OperationResult =
  | { readonly is: 'replied'; readonly body: GraphqlBody }
  | {
      readonly is: 'failed';
      readonly failedAs: FailedAs;
      readonly problem: Problem;
      readonly status?: number;
      readonly retryAfterMs?: number;
    };

/** What became of one attempt of an operation. */
export type AttemptResult =
  | (OperationResult & {
      readonly tokenVersion: number;
      /** Drawn once a request. */
      readonly jitter: number;
      /** Part of the request that this operation was. */
      readonly share: number;
    })
  /** Nobody waits for it any more. */
  | { readonly is: 'dropped' };
