import type { GraphQLError } from 'graphql';
import { ownCartRecord } from '../../carts/cart-record.ts';
import { signedInUser, visitorOf } from '../../sessions/visitor-of.ts';
import type { View } from '../../worlds/turn.ts';
import type { Asked } from './asked.ts';
import type { FieldName } from './fields.ts';
import { ABOUT_A_CART, NEEDS } from './needs.ts';
import { cartNotFound, keyed, noUserId } from './upstream-error.ts';

/** How this shop writes the proof of a session; of anything else it is sure that it never gave it out. */
const SESSION_TOKEN = /^[0-9a-f]{40}$/u;

const tokenRequired = (): GraphQLError => keyed('vue.error.security.valid_token_required');

/** A proof that is none, or none any more (specification A8). */
const endedSession = (view: View, { shopper }: Asked): GraphQLError | undefined => {
  const { sessionToken } = shopper;
  if (sessionToken === undefined || signedInUser(view, shopper) !== undefined) return undefined;
  return keyed(SESSION_TOKEN.test(sessionToken) ? 'ishop.api.error.revoked_token' : 'ishop.api.error.invalid_token');
};

const missing = (view: View, field: FieldName, asked: Asked): GraphQLError | undefined => {
  switch (NEEDS[field]) {
    case 'nothing':
      return undefined;
    case 'no-ended-session':
      return endedSession(view, asked);
    case 'user-id':
      return endedSession(view, asked) ?? (visitorOf(view, asked.shopper) === undefined ? noUserId() : undefined);
    case 'session':
      if (field === 'logout') return signedInUser(view, asked.shopper) === undefined ? tokenRequired() : undefined;
      return endedSession(view, asked) ?? (signedInUser(view, asked.shopper) === undefined ? tokenRequired() : undefined);
  }
};

const cartIdIn = (args: unknown): string => (typeof args === 'object' && args !== null && 'cartId' in args && typeof args.cartId === 'string' ? args.cartId : '');

/** Throws what the upstream answers where somebody asks for what is not theirs to ask for. */
export const letIn = (field: FieldName, args: unknown, asked: Asked): void =>
  asked.world.read((view) => {
    const error = missing(view, field, asked);
    if (error !== undefined) throw error;
    if (ABOUT_A_CART.has(field) && ownCartRecord(view, asked.shopper, cartIdIn(args)) === undefined) throw cartNotFound();
  });
