import type { Trouble } from './failures.ts';
import type { FailedAs } from './retry-plan.ts';

/** One operation's part of a GraphQL answer. */
export interface GraphqlBody {
  /** An object, or null. */
  readonly data: object | null;
  readonly errors: readonly unknown[];
}

/** What an answer, or its absence, means for one operation of a request. */
export type Reading =
  | { readonly is: 'answered'; readonly body: GraphqlBody }
  | {
      readonly is: 'failed';
      readonly failedAs: FailedAs;
      readonly trouble: Trouble;
      readonly status?: number;
      readonly retryAfterMs?: number;
    };

/** What became of one attempt of an operation. */
export type Outcome =
  | (Reading & {
      readonly tokenVersion: number;
      /** Drawn once a request. */
      readonly roll: number;
      /** Part of the request that this operation was. */
      readonly share: number;
    })
  /** Nobody waits for it any more. */
  | { readonly is: 'dropped' };
