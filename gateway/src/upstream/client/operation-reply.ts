import { SessionRevoked } from '@shop/domain/sessions/session-revoked';
import { UpstreamErrors } from './failures.ts';
import type { UpstreamError } from './upstream-error.ts';

/** The upstream's reply to one operation. */
export type OperationReply<Data> =
  /** With errors beside the data, the fields that they name are null where the schema allows it. */
  | { readonly came: 'data'; readonly data: Data; readonly errors: readonly UpstreamError[] }
  | { readonly came: 'errors'; readonly errors: readonly UpstreamError[] }
  /** The session was revoked: the caller's `securityLogout` was called, and the error is dropped (ERR-06). */
  | { readonly came: 'nothing' };

/** The data of a reply that must be complete; anything else is a failure. */
export const completeDataOf = <Data>({ name }: { readonly name: string }, reply: OperationReply<Data>): Data => {
  switch (reply.came) {
    case 'data':
      if (reply.errors.length > 0) throw new UpstreamErrors(name, reply.errors);
      return reply.data;
    case 'errors':
      throw new UpstreamErrors(name, reply.errors);
    case 'nothing':
      throw new SessionRevoked(name);
  }
};
