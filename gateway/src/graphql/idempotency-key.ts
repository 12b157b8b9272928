import type { IncomingHttpHeaders } from 'node:http';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import { badRequest } from '../http/errors.ts';
import type { ErrorReply } from '../http/errors.ts';
import type { RequestContext } from '../request/request-context.ts';
import { firstValue } from '../shared/first-value.ts';
import { idInWorld } from '../worlds/id-in-world.ts';

/** The header with which a page names a write, and the same write again if it got no reply (docs/decisions/0176). */
const IDEMPOTENCY_KEY = 'idempotency-key';

const KEY = /^[\w-]{16,64}$/u;

/** The key of a mutation, if it has one. */
export const idempotencyKeyIn = (headers: IncomingHttpHeaders): Result<string | undefined, ErrorReply> => {
  const key = firstValue(headers[IDEMPOTENCY_KEY]);
  return key === undefined || KEY.test(key)
    ? granted(key)
    : refused(badRequest('Idempotency-Key must be 16 to 64 letters, digits, hyphens or underscores.'));
};

/** Whose keys these are, by what only this browser can prove, and for which cart; undefined without a session. */
export const keyOwnerOf = (context: Pick<RequestContext, 'storefront' | 'world' | 'visitor'>): string | undefined => {
  const { userId, sessionToken, cartId } = context.visitor().shopper;
  const { store, language } = context.storefront;
  return userId === undefined
    ? undefined
    : idInWorld(context, JSON.stringify([store, language, userId, sessionToken, cartId]));
};
