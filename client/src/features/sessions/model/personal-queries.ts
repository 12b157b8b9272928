import type { QueryClient } from '@tanstack/react-query';

import type { CheckoutQuery, MeQuery } from '../../../platform/generated/graphql.ts';
import type { TabCart } from '../../../platform/tabs/tab-messages.ts';

const CONFIRMATION = 'OrderConfirmation';
const RECENT_ORDERS = 'RecentOrders';

/** Questions whose answers belong to one visitor. */
const PERSONAL = ['Me', 'Cart', 'Checkout', 'CheckoutFacts', 'CheckoutLimits', RECENT_ORDERS, CONFIRMATION];

const isPersonal = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => PERSONAL.some((operation) => operation === queryKey[0]);

/** Forgets the visitor's answers at once; those on the screen are fetched again. */
export const resetPersonalQueries = async (client: QueryClient): Promise<void> => {
  await client.resetQueries({ predicate: isPersonal });
};

/** Forgets the visitor's answers at once and refetches nothing: the page on the screen is about to be left. */
export const clearPersonalQueries = (client: QueryClient): void => {
  client.getQueryCache().findAll({ predicate: isPersonal }).forEach((query) => query.reset());
};

/** Forgets the visitor's answers that no page on the screen shows: the session is over, or another one has begun. */
export const removeInactivePersonalQueries = (client: QueryClient): void => client.removeQueries({ type: 'inactive', predicate: isPersonal });

/** Asks again for all that a changed cart shows in; an order that is confirmed does not change any more. */
export const invalidateCart = async (client: QueryClient): Promise<void> => {
  await client.invalidateQueries({ predicate: (query) => isPersonal(query) && query.queryKey[0] !== CONFIRMATION });
};

/**
 * Shows nothing of a finished checkout again (specification A4): what is off the screen is forgotten, what is on it asks
 * anew. A customer who is still signed in has their recent orders fetched at once; nobody else may see them any longer.
 */
export const clearFinishedCheckout = async (client: QueryClient, { isSignedOut }: { readonly isSignedOut: boolean }): Promise<void> => {
  const retained = isSignedOut ? [CONFIRMATION] : [CONFIRMATION, RECENT_ORDERS];
  client.removeQueries({ type: 'inactive', predicate: (query) => isPersonal(query) && !retained.some((operation) => operation === query.queryKey[0]) });
  await Promise.all([invalidateCart(client), client.refetchQueries({ type: 'inactive', queryKey: [RECENT_ORDERS] })]);
};

const ME = ['Me', {}];

/** Who is here, where this tab has asked. */
export const cachedVisitor = (client: QueryClient): MeQuery['me'] | undefined => client.getQueryData<MeQuery>(ME)?.me;

const CHECKOUT = ['Checkout', {}];

/** The checkout as this tab knows it, where it has asked. */
export const cachedCheckout = (client: QueryClient): CheckoutQuery['checkout'] | undefined => client.getQueryData<CheckoutQuery>(CHECKOUT)?.checkout;

/** Asks for the checkout again. */
export const invalidateCheckout = async (client: QueryClient): Promise<void> => {
  await client.invalidateQueries({ queryKey: CHECKOUT });
};

/** Shows a changed cart in the header without asking. */
export const setHeaderCart = (client: QueryClient, { id: cartId, articleCount: cartArticleCount }: TabCart): void => {
  client.setQueryData<MeQuery>(ME, (known) => (known === undefined ? known : { me: { ...known.me, cartId, cartArticleCount } }));
};
