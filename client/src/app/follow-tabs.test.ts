import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';

import { cartQuery } from '../features/carts/carts.queries.ts';
import { checkoutQuery } from '../features/checkout/checkout.queries.ts';
import { meQuery } from '../features/sessions/sessions.queries.ts';
import type { CheckoutPartFragment, MeQuery } from '../platform/generated/graphql.ts';
import { saveDraft, readDraft } from '../platform/forms/form-draft.ts';
import { createStore } from '../platform/store.ts';
import type { TabMessage } from '../platform/tabs/tab-messages.ts';
import { toastsAtom } from '../platform/toasts/toasts.ts';
import { aCart } from '../testing/a-cart.ts';
import { aCheckout, aNewCheckout } from '../testing/a-checkout.ts';
import { me } from '../testing/me.ts';
import { scriptedShop } from '../testing/shop-replies.ts';
import { followTabs } from './follow-tabs.ts';
import { createQueryClient } from './query-client.ts';

/** A tab that has shown the header and the basket, and shows a step of the checkout now where the test says so. It hears what the test says. */
const aTab = async ({ at = '/', checkout = aCheckout() }: { readonly at?: string; readonly checkout?: CheckoutPartFragment } = {}) => {
  const asked: string[] = [];
  const counted = <Answer>(operation: string, answer: Answer) => (): Answer => {
    asked.push(operation);
    return answer;
  };
  let shown = checkout;
  const shop = scriptedShop({ Me: counted('Me', { me: me() }), Cart: counted('Cart', { cart: aCart() }), Checkout: () => counted('Checkout', { checkout: shown })() });
  const client = createQueryClient(({ id, variables }) => shop(id, variables));
  await Promise.all([client.prefetchQuery(meQuery()), client.prefetchQuery(cartQuery)]);
  const show = (observer: { readonly subscribe: (heard: () => void) => () => void }): void => onTestFinished(observer.subscribe(() => undefined));
  if (at === '/') [new QueryObserver(client, meQuery()), new QueryObserver(client, cartQuery)].forEach(show);
  else show(new QueryObserver(client, checkoutQuery));
  await expect.poll(() => client.isFetching()).toBe(0);
  asked.length = 0;
  let receive: (message: TabMessage) => void = () => undefined;
  const tabs = { post: () => undefined, listen: (heard: typeof receive) => ((receive = heard), () => undefined) };
  let judged = 0;
  const rerunGuards = async (): Promise<void> => void (judged += 1);
  const store = createStore();
  const gone: string[] = [];
  followTabs(tabs, client, { store, path: () => at, navigateTo: (address) => gone.push(address), rerunGuards });
  const toasts = () => store.get(toastsAtom).map(({ messageKey }) => messageKey);
  const shownCheckout = () => client.getQueryData(checkoutQuery.queryKey);
  const header = () => client.getQueryData<MeQuery>(meQuery().queryKey)?.me;
  /** From now on the shop answers so. */
  const becomes = (next: CheckoutPartFragment): void => void (shown = next);
  return { asked, becomes, header, receive: (message: TabMessage) => receive(message), judged: () => judged, gone, toasts, shownCheckout };
};

/** What a page tells that opened with the visitor and the cart of `me`, unless the test says otherwise. */
const aFoundVisitor = (found: Partial<TabMessage> = {}): TabMessage => ({ happened: 'visitor-found', loginState: 'LOGGED_OUT', cart: { id: 'cart-1', articleCount: 0 }, ...found });

describe('a tab that hears of a changed cart', () => {
  it('shows it in the header at once, then asks for the cart again', async () => {
    const tab = await aTab();
    tab.receive({ happened: 'cart-changed', loginState: 'LOGGED_OUT', cart: { id: 'cart-2', articleCount: 7 } });
    expect(tab.header()).toMatchObject({ cartId: 'cart-2', cartArticleCount: 7 });
    await expect.poll(() => tab.asked).toEqual(['Me', 'Cart']);
    expect(tab.judged()).toBe(0);
  });

  it('from somebody else than it knows of forgets the one it knew, and runs the guards again', async () => {
    const tab = await aTab();
    tab.receive({ happened: 'cart-changed', loginState: 'CUSTOMER', cart: { id: 'cart-2', articleCount: 7 } });
    expect(tab.header()).toBeUndefined();
    await expect.poll(() => tab.judged()).toBe(1);
    expect(tab.asked).toEqual(['Me', 'Cart']);
  });
});

describe('a tab that hears of a login or a logout', () => {
  it('forgets who was there at once, and runs the guards again', async () => {
    const tab = await aTab();
    tab.receive({ happened: 'login-changed', loginState: 'LOGGED_OUT' });
    expect(tab.header()).toBeUndefined();
    await expect.poll(() => tab.judged()).toBe(1);
  });
});

describe('a tab that hears who a page was opened by', () => {
  it('forgets the visitor it knew where that is somebody else', async () => {
    const tab = await aTab();
    tab.receive(aFoundVisitor({ loginState: 'CUSTOMER' }));
    expect(tab.header()).toBeUndefined();
    await expect.poll(() => tab.judged()).toBe(1);
  });

  it('stays as it is where it knows of the same one with the same cart', async () => {
    const tab = await aTab();
    tab.receive(aFoundVisitor());
    expect([tab.header(), tab.asked, tab.judged()]).toEqual([me(), [], 0]);
  });

  it.each([{ id: 'cart-1', articleCount: 4 }, { id: 'cart-2', articleCount: 0 }])('shows their cart where it knows of another one', async (cart) => {
    const tab = await aTab();
    tab.receive(aFoundVisitor({ cart }));
    expect(tab.header()).toMatchObject({ cartId: cart.id, cartArticleCount: cart.articleCount });
    await expect.poll(() => tab.asked).toEqual(['Me', 'Cart']);
    expect(tab.judged()).toBe(0);
  });
});

describe.each(['/checkout/shipping/', '/checkout/payment/', '/checkout/summary/'])('a tab that stands at %s', (at) => {
  it('goes home when its customer signs out elsewhere: nothing of them is shown, asked for or kept, and it says why', async () => {
    const tab = await aTab({ at });
    saveDraft('shipping', { phone: '0221 987654' });
    tab.receive({ happened: 'login-changed', loginState: 'LOGGED_OUT' });
    expect([tab.shownCheckout(), tab.header(), readDraft('shipping')]).toEqual([undefined, undefined, undefined]);
    expect([tab.gone, tab.toasts(), tab.asked, tab.judged()]).toEqual([['/'], ['shop.logout.elsewhere'], [], 0]);
  });

  it('goes to the basket when somebody else signs in elsewhere: nothing of the one before is shown or kept, and it says why', async () => {
    const tab = await aTab({ at });
    saveDraft('shipping', { phone: '0221 987654' });
    tab.receive({ happened: 'login-changed', loginState: 'CUSTOMER' });
    expect([tab.shownCheckout(), tab.header(), readDraft('shipping')]).toEqual([undefined, undefined, undefined]);
    expect([tab.gone, tab.toasts(), tab.asked, tab.judged()]).toEqual([['/checkout/basket/'], ['shop.login.elsewhere'], [], 0]);
  });

  it('stays where it is when its visitor signs in elsewhere, and asks whose checkout it is', async () => {
    const tab = await aTab({ at, checkout: aNewCheckout({ loginOption: 'GUEST' }) });
    saveDraft('shipping', { phone: '0221 987654' });
    tab.receive({ happened: 'login-changed', loginState: 'CUSTOMER' });
    await expect.poll(() => tab.asked).toEqual(['Checkout']);
    expect([tab.gone, readDraft('shipping')]).toEqual([[], { phone: '0221 987654' }]);
  });

  it('stays where it is when a page was opened by its own customer, whatever the header knew before', async () => {
    const tab = await aTab({ at });
    tab.receive(aFoundVisitor({ loginState: 'CUSTOMER' }));
    expect([tab.gone, tab.toasts(), tab.asked]).toEqual([[], [], []]);
  });

  it('goes home when its customer turns out to be signed out on a page that was opened', async () => {
    const tab = await aTab({ at });
    tab.receive(aFoundVisitor());
    expect([tab.gone, tab.toasts()]).toEqual([['/'], ['shop.logout.elsewhere']]);
  });

  it('is told of the cart of a page that was opened, where it is another one than it knew', async () => {
    const tab = await aTab({ at });
    tab.receive(aFoundVisitor({ loginState: 'CUSTOMER', cart: { id: 'cart-1', articleCount: 4 } }));
    expect([tab.gone, tab.toasts()]).toEqual([[], ['shop.cart.changedElsewhere']]);
  });

  it('stays too when the same visitor, signed in by now, changes the cart elsewhere', async () => {
    const tab = await aTab({ at, checkout: aNewCheckout({ loginOption: 'GUEST' }) });
    tab.becomes(aCheckout());
    tab.receive({ happened: 'login-changed', loginState: 'CUSTOMER' });
    await expect.poll(() => tab.shownCheckout()).toEqual({ checkout: aCheckout() });
    tab.receive({ happened: 'cart-changed', loginState: 'CUSTOMER', cart: { id: 'cart-1', articleCount: 3 } });
    expect([tab.gone, tab.toasts()]).toEqual([[], ['shop.cart.changedElsewhere']]);
  });
});
