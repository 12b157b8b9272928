import { SessionRevoked, UpstreamErrors } from './failures.ts';
import type { UpstreamError } from './upstream-error.ts';

/** What the upstream answered to one operation. */
export type OperationReply<Data> =
  /** With errors beside the data, what they name is null in it, where the schema allows null. */
  | { readonly came: 'data'; readonly data: Data; readonly errors: readonly UpstreamError[] }
  | { readonly came: 'errors'; readonly errors: readonly UpstreamError[] }
  /** The session was revoked: the asker's `securityLogout` was called, and the error is dropped (specification A8). */
  | { readonly came: 'nothing' };

/** The data of an answer that must be whole; anything else is a failure. */
export const completeDataOf = <Data>({ name }: { readonly name: string }, answer: OperationReply<Data>): Data => {
  switch (answer.came) {
    case 'data':
      if (answer.errors.length > 0) throw new UpstreamErrors(name, answer.errors);
      return answer.data;
    case 'errors':
      throw new UpstreamErrors(name, answer.errors);
    case 'nothing':
      throw new SessionRevoked(name);
  }
};
