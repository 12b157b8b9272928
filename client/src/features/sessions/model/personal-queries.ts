import type { QueryClient } from '@tanstack/react-query';

import { type CheckoutQuery, MeDocument, type MeQuery } from '../../../platform/generated/graphql.ts';
import { isPersonal, personalKey, personalQuery } from '../../../platform/queries/document-query.ts';
import type { TabCart } from '../../../platform/tabs/tab-messages.ts';
import { VISITOR_WITHOUT_SESSION } from './visitor-without-session.ts';

const CONFIRMATION = 'OrderConfirmation';
const RECENT_ORDERS = 'RecentOrders';

/** Clears the visitor's data at once and refetches what is on the screen. */
export const resetPersonalQueries = async (client: QueryClient): Promise<void> => {
  await client.resetQueries({ predicate: isPersonal });
};

/** Clears the visitor's data at once without a refetch: the page is about to be left. */
export const clearPersonalQueries = (client: QueryClient): void => {
  client
    .getQueryCache()
    .findAll({ predicate: isPersonal })
    .forEach((query) => query.reset());
};

/** Removes the visitor's data that is not on the screen: the session is over, or another one has begun. */
export const removeInactivePersonalQueries = (client: QueryClient): void =>
  client.removeQueries({ type: 'inactive', predicate: isPersonal });

/** Refetches everything that depends on the cart. A confirmed order does not change any more. */
export const invalidateCart = async (client: QueryClient): Promise<void> => {
  await client.invalidateQueries({ predicate: (query) => isPersonal(query) && query.queryKey[0] !== CONFIRMATION });
};

const ORDERS_AFTERWARDS = ['OrderList', 'OrderDetails', 'LookedUpOrder'];

/** What pages show of orders is out of date: something has become of one. */
export const invalidateOrders = async (client: QueryClient): Promise<void> => {
  await client.invalidateQueries({
    predicate: ({ queryKey }) => ORDERS_AFTERWARDS.some((operation) => operation === queryKey[0]),
  });
};

const WITH_LINES = ['Cart', 'Checkout'];

/** Refetches the lines of the cart, unless they are being fetched. */
export const invalidateLines = async (client: QueryClient): Promise<void> => {
  await client.invalidateQueries(
    { predicate: ({ queryKey }) => WITH_LINES.some((operation) => operation === queryKey[0]) },
    { cancelRefetch: false },
  );
};

/**
 * Clears a finished checkout (SUBM-13): removes what is off the screen and refetches what is on it. Refetches the
 * recent orders of a customer who is still signed in at once; nobody else may see them any longer.
 */
export const clearFinishedCheckout = async (
  client: QueryClient,
  { isSignedOut }: { readonly isSignedOut: boolean },
): Promise<void> => {
  const retained = isSignedOut ? [CONFIRMATION] : [CONFIRMATION, RECENT_ORDERS];
  client.removeQueries({
    type: 'inactive',
    predicate: (query) => isPersonal(query) && !retained.some((operation) => operation === query.queryKey[0]),
  });
  await Promise.all([invalidateCart(client), client.refetchQueries({ type: 'inactive', queryKey: [RECENT_ORDERS] })]);
};

/** The visitor and the size of the cart: everything that a cached page leaves out. */
export const visitorQuery = personalQuery('Me', MeDocument, {}, { withoutSession: VISITOR_WITHOUT_SESSION });

const ME = visitorQuery.queryKey;

/** The visitor, if loaded in this tab. */
export const cachedVisitor = (client: QueryClient): MeQuery['me'] | undefined => client.getQueryData<MeQuery>(ME)?.me;

const CHECKOUT = personalKey('Checkout', {});

/** The checkout, if loaded in this tab. */
export const cachedCheckout = (client: QueryClient): CheckoutQuery['checkout'] | undefined =>
  client.getQueryData<CheckoutQuery>(CHECKOUT)?.checkout;

export const invalidateCheckout = async (client: QueryClient): Promise<void> => {
  await client.invalidateQueries({ queryKey: CHECKOUT });
};

/** Shows a changed name in the header without a query. */
export const setVisitorName = (
  client: QueryClient,
  { firstName, lastName, email }: Pick<MeQuery['me'], 'firstName' | 'lastName' | 'email'>,
): void => {
  client.setQueryData<MeQuery>(ME, (known) =>
    known === undefined ? known : { me: { ...known.me, firstName, lastName, email } },
  );
};

/**
 * Shows a changed cart in the header without a query, and whether there is still a merge to tell of. A visitor who is being
 * loaded right now may still have the former cart, and is loaded again.
 */
export const setHeaderCart = (
  client: QueryClient,
  { id: cartId, articleCount: cartArticleCount, merge }: TabCart & { readonly merge?: object | null },
): void => {
  const told = merge === undefined ? {} : { hasMergedCart: merge !== null };
  const isLoading = client.isFetching({ queryKey: ME }) > 0;
  client.setQueryData<MeQuery>(ME, (known) =>
    known === undefined ? known : { me: { ...known.me, cartId, cartArticleCount, ...told } },
  );
  if (isLoading) void client.invalidateQueries({ queryKey: ME });
};
