import type { MeQuery } from '../platform/generated/graphql.ts';

type Me = MeQuery['me'];

/** An anonymous visitor. */
export const me = (overrides: Partial<Me> = {}): Me => ({
  loginState: 'logged-out',
  visitorType: 'new',
  visitorLoginState: 'logged-out',
  firstName: null,
  lastName: null,
  email: null,
  isInternal: false,
  primeStatus: 'none',
  cartArticleCount: 0,
  cartId: 'cart-1',
  hasMergedCart: false,
  ...overrides,
});

export const aCustomer = (overrides: Partial<Me> = {}): Me =>
  me({ loginState: 'customer', firstName: 'Ada', lastName: 'Nowak', email: 'ada@schule.example', ...overrides });
