import { type QueryClient, QueryObserver } from '@tanstack/react-query';

import { cachedCheckout } from '../features/sessions/model/personal-queries.ts';
import { meQuery } from '../features/sessions/sessions.queries.ts';
import type { MeQuery } from '../platform/generated/graphql.ts';
import { lastPostedVisitor, type PostedVisitor, savePostedVisitor } from '../platform/tabs/last-posted-visitor.ts';
import { postToTabs } from '../platform/tabs/post-to-tabs.ts';
import type { TabCart, TabMessage } from '../platform/tabs/tab-messages.ts';

type Visitor = Required<PostedVisitor>;

const visitorIn = ({ me }: MeQuery): Visitor => ({
  loginState: me.loginState,
  cart: { id: me.cartId, articleCount: me.cartArticleCount },
});

/** A checkout step does not load `me`. It knows the visitor from the checkout. */
const visitorOfStep = (client: QueryClient): Visitor | undefined => {
  const checkout = cachedCheckout(client);
  return checkout === undefined
    ? undefined
    : {
        loginState: checkout.facts.loginState,
        cart: { id: checkout.cart.id, articleCount: checkout.cart.articleCount },
      };
};

/** The visitor of the page, once a part of it has loaded them. Sends no query of its own: not every page shows the visitor. */
const visitorOfPage = (client: QueryClient): Promise<Visitor> =>
  new Promise((resolve) => {
    const observer = new QueryObserver(client, { ...meQuery(), enabled: false });
    const stop = observer.subscribe(({ data }) => data !== undefined && found(visitorIn(data)));
    const found = (visitor: Visitor): void => {
      stop();
      resolve(visitor);
    };
    const { data } = observer.getCurrentResult();
    const known = data === undefined ? visitorOfStep(client) : visitorIn(data);
    if (known !== undefined) found(known);
  });

const isSameCart = (one: TabCart, other: TabCart): boolean =>
  one.id === other.id && one.articleCount === other.articleCount;

/** Whether the visitor differs from the one last posted. Missing values count as equal. */
const differs = (posted: PostedVisitor, { loginState, cart }: Visitor): boolean =>
  (posted.loginState !== undefined && posted.loginState !== loginState) ||
  (posted.cart !== undefined && !isSameCart(posted.cart, cart));

/**
 * Brings this tab and the others to the same visitor and cart after a page load (UPSTREAM-11). Forms and links
 * without scripts post no message, and a page that is still loading misses the messages of other tabs. If the page differs
 * from the last posted visitor, the shop decides, and this tab or the others get a message. It always does for a page that is
 * back from the browser's cache (`isBack`): the pages after it may have posted nothing.
 */
export const catchUpWithTabs = async (
  client: QueryClient,
  receive: (message: TabMessage) => void,
  { isBack = false } = {},
): Promise<void> => {
  const visitor = await visitorOfPage(client);
  if (!isBack && !differs(lastPostedVisitor(), visitor)) {
    savePostedVisitor(visitor);
    return;
  }
  const now = await client.fetchQuery({ ...meQuery(), staleTime: 0 }).then(visitorIn, () => undefined);
  if (now === undefined) return;
  if (now.loginState !== visitor.loginState) receive({ happened: 'login-changed', loginState: now.loginState });
  else if (!isSameCart(now.cart, visitor.cart)) receive({ happened: 'cart-changed', ...now });
  if (differs(lastPostedVisitor(), now)) postToTabs({ happened: 'visitor-found', ...now });
  else savePostedVisitor(now);
};
