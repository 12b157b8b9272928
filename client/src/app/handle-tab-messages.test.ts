import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { cartQuery } from '../features/carts/model/carts.queries.ts';
import { checkoutQuery } from '../features/checkout/checkout.queries.ts';
import { meQuery } from '../features/sessions/sessions.queries.ts';
import { bookmarksQuery } from '../features/wishlists/model/bookmarks.queries.ts';
import { ownListsQuery } from '../features/wishlists/own-lists.queries.ts';
import { readDraft, saveDraft } from '../platform/forms/form-draft.ts';
import type { CheckoutPartFragment, MeQuery } from '../platform/generated/graphql.ts';
import { startPageSession } from '../platform/session/page-session.ts';
import { createStore } from '../platform/store.ts';
import type { TabMessage } from '../platform/tabs/tab-messages.ts';
import { showToast, toastsAtom } from '../platform/toasts/toasts.ts';
import { withIdempotencyKey } from '../platform/transport/idempotency-keys.ts';
import { aCart } from '../testing/a-cart.ts';
import { aCheckout, aNewCheckout } from '../testing/a-checkout.ts';
import { me } from '../testing/me.ts';
import { scriptedShop } from '../testing/shop-replies.ts';
import { setVisitorSession } from '../testing/visitor-session.ts';
import { handleTabMessages } from './handle-tab-messages.ts';
import { createQueryClient } from './query-client.ts';

const WISHLIST = '/myaccount/wishlist/';

/** A tab that has shown the header and the basket, and now shows a checkout step if the test says so. It receives the test's messages. */
const aTab = async ({
  at = '/',
  checkout = aCheckout(),
  isB2b = false,
}: {
  readonly at?: string;
  readonly checkout?: CheckoutPartFragment;
  readonly isB2b?: boolean;
} = {}) => {
  const requests: string[] = [];
  const counted =
    <Reply>(operation: string, reply: Reply) =>
    (): Reply => {
      requests.push(operation);
      return reply;
    };
  let shown = checkout;
  const shop = scriptedShop({
    Me: counted('Me', { me: me() }),
    Cart: counted('Cart', { cart: aCart() }),
    Bookmarks: counted('Bookmarks', { bookmarks: [] }),
    OwnWishlists: counted('OwnWishlists', { ownWishlists: null }),
    Checkout: () => counted('Checkout', { checkout: shown })(),
  });
  const client = createQueryClient(({ id, variables }) => shop(id, variables));
  await Promise.all([client.prefetchQuery(meQuery()), client.prefetchQuery(cartQuery)]);
  const show = (observer: { readonly subscribe: (heard: () => void) => () => void }): void =>
    onTestFinished(observer.subscribe(() => undefined));
  if (at === '/') [new QueryObserver(client, meQuery()), new QueryObserver(client, cartQuery)].forEach(show);
  else if (at === WISHLIST)
    [
      new QueryObserver(client, meQuery()),
      new QueryObserver(client, bookmarksQuery),
      new QueryObserver(client, ownListsQuery()),
    ].forEach(show);
  else show(new QueryObserver(client, checkoutQuery));
  await expect.poll(() => client.isFetching()).toBe(0);
  requests.length = 0;
  let receive: (message: TabMessage) => void = () => undefined;
  const tabs = { post: () => undefined, listen: (heard: typeof receive) => ((receive = heard), () => undefined) };
  let guardRuns = 0;
  const rerunGuards = async (): Promise<void> => void (guardRuns += 1);
  startPageSession();
  const store = createStore();
  const gone: string[] = [];
  handleTabMessages(tabs, client, { store, path: () => at, navigateTo: (path) => gone.push(path), rerunGuards, isB2b });
  const toasts = () => store.get(toastsAtom).map(({ messageKey }) => messageKey);
  /** Leaves a toast in this tab. */
  const tell = (messageKey: string): void => void showToast(store, { kind: 'info', messageKey });
  const shownCheckout = () => client.getQueryData(checkoutQuery.queryKey);
  const showCart = (): void => show(new QueryObserver(client, cartQuery));
  const header = () => client.getQueryData<MeQuery>(meQuery().queryKey)?.me;
  /** From now on the shop replies with this. */
  const becomes = (next: CheckoutPartFragment): void => void (shown = next);
  return {
    requests,
    becomes,
    header,
    receive: (message: TabMessage) => receive(message),
    guardRuns: () => guardRuns,
    gone,
    toasts,
    tell,
    shownCheckout,
    showCart,
  };
};

/** The message of a page loaded with the visitor and the cart of `me`. */
const aFoundVisitor = (found: Partial<TabMessage> = {}): TabMessage => ({
  happened: 'visitor-found',
  loginState: 'logged-out',
  cart: { id: 'cart-1', articleCount: 0 },
  ...found,
});

describe('a tab that receives a changed cart', () => {
  it('shows it in the header at once, then refetches the cart', async () => {
    const tab = await aTab();
    tab.receive({ happened: 'cart-changed', loginState: 'logged-out', cart: { id: 'cart-2', articleCount: 7 } });
    expect(tab.header()).toMatchObject({ cartId: 'cart-2', cartArticleCount: 7 });
    await expect.poll(() => tab.requests).toEqual(['Me', 'Cart']);
    expect(tab.guardRuns()).toBe(0);
  });

  it('of another visitor clears the previous visitor’s data and runs the guards again', async () => {
    const tab = await aTab();
    tab.receive({ happened: 'cart-changed', loginState: 'customer', cart: { id: 'cart-2', articleCount: 7 } });
    expect(tab.header()).toBeUndefined();
    await expect.poll(() => tab.guardRuns()).toBe(1);
    expect(tab.requests).toEqual(['Me', 'Cart']);
  });
});

describe('a write that got no reply', () => {
  const pressed = async (): Promise<string> => {
    let key = '';
    const lost = withIdempotencyKey('UpdateCart', { quantity: 3 }, (headers) => {
      key = headers['idempotency-key'] ?? '';
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await expect(lost).rejects.toThrow('Failed to fetch');
    return key;
  };

  it.each(['cart-changed', 'lists-changed', 'login-changed'] as const)(
    'is a new one when it is pressed again after another tab has told: %s',
    async (happened) => {
      const tab = await aTab();
      const first = await pressed();
      expect(await pressed()).toBe(first);
      tab.receive({ happened });
      expect(await pressed()).not.toBe(first);
    },
  );

  it('is the same one after another tab has only been opened', async () => {
    const tab = await aTab();
    const first = await pressed();
    tab.receive(aFoundVisitor());
    expect(await pressed()).toBe(first);
  });
});

describe('a tab that shows lists', () => {
  const CART_CHANGED = { happened: 'cart-changed', cart: { id: 'cart-1', articleCount: 2 } } as const;

  it('refetches the lists and the bookmarks after a list has changed elsewhere, each once (UPSTREAM-12)', async () => {
    const tab = await aTab({ at: WISHLIST });
    tab.receive({ happened: 'lists-changed' });
    await expect.poll(() => tab.requests.toSorted()).toEqual(['Bookmarks', 'OwnWishlists']);
  });

  it('waits for no timer before it does', async () => {
    const tab = await aTab({ at: WISHLIST });
    vi.useFakeTimers();
    tab.receive({ happened: 'lists-changed' });
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.requests.toSorted()).toEqual(['Bookmarks', 'OwnWishlists']);
  });

  it('refetches what it shows after a cart has changed elsewhere, each once, and the cart as soon as it is shown (UPSTREAM-12)', async () => {
    const tab = await aTab({ at: WISHLIST });
    tab.receive(CART_CHANGED);
    await expect.poll(() => tab.requests.toSorted()).toEqual(['Bookmarks', 'Me', 'OwnWishlists']);
    tab.showCart();
    await expect.poll(() => tab.requests.at(-1)).toBe('Cart');
  });

  it('asks for nothing while nobody sees it, however much changes elsewhere, and then for each once', async () => {
    const tab = await aTab({ at: WISHLIST });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    for (let change = 1; change <= 10; change += 1) tab.receive(CART_CHANGED);
    await expect.poll(() => tab.header()).toMatchObject({ cartArticleCount: 2 });
    expect(tab.requests).toEqual([]);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => tab.requests.toSorted()).toEqual(['Bookmarks', 'Me', 'OwnWishlists']);
  });

  it('refetches them when it comes back from the browser’s cache, which no message reaches', async () => {
    const tab = await aTab({ at: WISHLIST });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await expect.poll(() => tab.requests.toSorted()).toEqual(['Bookmarks', 'Me', 'OwnWishlists']);
  });
});

describe('a tab of the business shop', () => {
  it('goes home when its customer signs out elsewhere: most pages need a login', async () => {
    const tab = await aTab({ at: '/cat/1012/', isB2b: true });
    tab.receive({ happened: 'login-changed', loginState: 'logged-out' });
    expect([tab.gone, tab.toasts(), tab.guardRuns()]).toEqual([['/'], ['shop.logout.elsewhere'], 0]);
  });
});

describe('a tab that receives a login or logout', () => {
  it('clears the previous visitor’s data at once and runs the guards again', async () => {
    const tab = await aTab();
    tab.receive({ happened: 'login-changed', loginState: 'logged-out' });
    expect(tab.header()).toBeUndefined();
    await expect.poll(() => tab.guardRuns()).toBe(1);
  });
});

describe('a tab that receives the visitor of a loaded page', () => {
  it('clears its visitor’s data if it is another visitor', async () => {
    const tab = await aTab();
    tab.receive(aFoundVisitor({ loginState: 'customer' }));
    expect(tab.header()).toBeUndefined();
    await expect.poll(() => tab.guardRuns()).toBe(1);
  });

  it('changes nothing for the same visitor with the same cart', async () => {
    const tab = await aTab();
    tab.receive(aFoundVisitor());
    expect([tab.header(), tab.requests, tab.guardRuns()]).toEqual([me(), [], 0]);
  });

  it.each([
    { id: 'cart-1', articleCount: 4 },
    { id: 'cart-2', articleCount: 0 },
  ])('shows their cart if it knew another one', async (cart) => {
    const tab = await aTab();
    tab.receive(aFoundVisitor({ cart }));
    expect(tab.header()).toMatchObject({ cartId: cart.id, cartArticleCount: cart.articleCount });
    await expect.poll(() => tab.requests).toEqual(['Me', 'Cart']);
    expect(tab.guardRuns()).toBe(0);
  });
});

describe.each(['/checkout/shipping/', '/checkout/payment/', '/checkout/summary/'])('a tab at %s', (at) => {
  it('goes home with a notice when its customer signs out elsewhere; nothing of theirs is shown, requested or saved', async () => {
    setVisitorSession('first-1.ada');
    const tab = await aTab({ at });
    saveDraft('shipping', { phone: '0221 987654' });
    tab.tell('shop.checkout.ordered');
    setVisitorSession('next-2');
    tab.receive({ happened: 'login-changed', loginState: 'logged-out' });
    expect([tab.shownCheckout(), tab.header(), readDraft('shipping')]).toEqual([undefined, undefined, undefined]);
    expect([tab.gone, tab.toasts(), tab.requests, tab.guardRuns()]).toEqual([['/'], ['shop.logout.elsewhere'], [], 0]);
  });

  it('goes to the basket with a notice when somebody else signs in elsewhere; nothing of the previous visitor is shown or saved', async () => {
    setVisitorSession('first-1.ada');
    const tab = await aTab({ at });
    saveDraft('shipping', { phone: '0221 987654' });
    tab.tell('shop.checkout.ordered');
    setVisitorSession('next-2.berta');
    tab.receive({ happened: 'login-changed', loginState: 'customer' });
    expect([tab.shownCheckout(), tab.header(), readDraft('shipping')]).toEqual([undefined, undefined, undefined]);
    expect([tab.gone, tab.toasts(), tab.requests, tab.guardRuns()]).toEqual([
      ['/checkout/basket/'],
      ['shop.login.elsewhere'],
      [],
      0,
    ]);
  });

  it('stays when its visitor signs in elsewhere, and refetches the checkout', async () => {
    setVisitorSession('first-1');
    const tab = await aTab({ at, checkout: aNewCheckout({ loginOption: 'guest' }) });
    saveDraft('shipping', { phone: '0221 987654' });
    setVisitorSession('first-1.ada');
    tab.receive({ happened: 'login-changed', loginState: 'customer' });
    await expect.poll(() => tab.requests).toEqual(['Checkout']);
    expect([tab.gone, readDraft('shipping')]).toEqual([[], { phone: '0221 987654' }]);
  });

  it('stays when its own customer loads a page, whatever the header showed before', async () => {
    const tab = await aTab({ at });
    tab.receive(aFoundVisitor({ loginState: 'customer' }));
    expect([tab.gone, tab.toasts(), tab.requests]).toEqual([[], [], []]);
  });

  it('goes home when a loaded page shows that its customer is signed out', async () => {
    const tab = await aTab({ at });
    tab.receive(aFoundVisitor());
    expect([tab.gone, tab.toasts()]).toEqual([['/'], ['shop.logout.elsewhere']]);
  });

  it('shows a notice when a loaded page has another cart', async () => {
    const tab = await aTab({ at });
    tab.receive(aFoundVisitor({ loginState: 'customer', cart: { id: 'cart-1', articleCount: 4 } }));
    expect([tab.gone, tab.toasts()]).toEqual([[], ['shop.cart.changedElsewhere']]);
  });

  it('stays when the same visitor, signed in meanwhile, changes the cart elsewhere', async () => {
    const tab = await aTab({ at, checkout: aNewCheckout({ loginOption: 'guest' }) });
    tab.becomes(aCheckout());
    tab.receive({ happened: 'login-changed', loginState: 'customer' });
    await expect.poll(() => tab.shownCheckout()).toEqual({ checkout: aCheckout() });
    tab.receive({ happened: 'cart-changed', loginState: 'customer', cart: { id: 'cart-1', articleCount: 3 } });
    expect([tab.gone, tab.toasts()]).toEqual([[], ['shop.cart.changedElsewhere']]);
  });
});
