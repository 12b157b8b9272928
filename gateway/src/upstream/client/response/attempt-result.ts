import type { Problem } from '../failures.ts';
import type { FailureMode } from '../retry/retry-policy.ts';

/** One operation's part of a GraphQL response. */
export interface GraphqlBody {
  /** An object, or null. */
  readonly data: object | null;
  readonly errors: readonly unknown[];
}

/** What a response, or its absence, means for one operation of the request. */
export type OperationResult =
  | { readonly is: 'replied'; readonly body: GraphqlBody }
  | {
      readonly is: 'failed';
      readonly failureMode: FailureMode;
      readonly problem: Problem;
      readonly status?: number;
      readonly retryAfterMs?: number;
    };

/** The result of one attempt of an operation. */
export type AttemptResult =
  | (OperationResult & {
      readonly tokenVersion: number;
      /** Drawn once per request. */
      readonly jitter: number;
      /** The operation's share of the request. */
      readonly share: number;
    })
  /** No caller waits any more, or no time is left; `not-started`: because it waited for a free request. */
  | { readonly is: 'dropped'; readonly problem: Extract<Problem, 'deadline' | 'not-started'> };
