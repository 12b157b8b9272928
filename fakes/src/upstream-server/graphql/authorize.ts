import type { GraphQLError } from 'graphql';
import { ownCartRecord } from '../../carts/find-cart.ts';
import { signedInUser, currentUser } from '../../sessions/current-user.ts';
import type { View } from '../../worlds/transaction.ts';
import type { ResolverContext } from './resolver-context.ts';
import type { FieldName } from './resolver-types.ts';
import { OWN_CART_FIELDS, FIELD_ACCESS } from './field-access.ts';
import { cartNotFound, keyed, noUserId } from './upstream-error.ts';

/** The format of the shop's session tokens: it has never issued any other. */
const SESSION_TOKEN = /^[0-9a-f]{40}$/u;

const tokenRequired = (): GraphQLError => keyed('vue.error.security.valid_token_required');

/** An expired or unknown session token (ERR-05). */
const endedSession = (view: View, { shopper }: ResolverContext): GraphQLError | undefined => {
  const { sessionToken } = shopper;
  if (sessionToken === undefined || signedInUser(view, shopper) !== undefined) return undefined;
  return keyed(SESSION_TOKEN.test(sessionToken) ? 'ishop.api.error.revoked_token' : 'ishop.api.error.invalid_token');
};

const accessError = (view: View, field: FieldName, context: ResolverContext): GraphQLError | undefined => {
  switch (FIELD_ACCESS[field]) {
    case 'public':
      return undefined;
    case 'no-expired-session':
      return endedSession(view, context);
    case 'user-id':
      return endedSession(view, context) ?? (currentUser(view, context.shopper) === undefined ? noUserId() : undefined);
    case 'session':
      if (field === 'logout') return signedInUser(view, context.shopper) === undefined ? tokenRequired() : undefined;
      return (
        endedSession(view, context) ?? (signedInUser(view, context.shopper) === undefined ? tokenRequired() : undefined)
      );
  }
};

const cartIdIn = (args: unknown): string =>
  typeof args === 'object' && args !== null && 'cartId' in args && typeof args.cartId === 'string' ? args.cartId : '';

/** Throws the upstream's error if the caller may not use the field. */
export const authorize = (field: FieldName, args: unknown, context: ResolverContext): void =>
  context.world.read((view) => {
    const error = accessError(view, field, context);
    if (error !== undefined) throw error;
    if (OWN_CART_FIELDS.has(field) && ownCartRecord(view, context.shopper, cartIdIn(args)) === undefined)
      throw cartNotFound();
  });
