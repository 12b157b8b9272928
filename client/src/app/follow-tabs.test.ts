import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { cartQuery } from '../features/carts/carts.queries.ts';
import { meQuery } from '../features/sessions/sessions.queries.ts';
import type { MeQuery } from '../shared/generated/graphql.ts';
import { createStore } from '../shared/store.ts';
import type { TabMessage } from '../shared/tabs.ts';
import { aCart } from '../testing/a-cart.ts';
import { me } from '../testing/me.ts';
import { scriptedShop } from '../testing/shop-answers.ts';
import { followTabs } from './follow-tabs.ts';
import { createQueryClient } from './query-client.ts';

/** A tab whose page shows the header and the basket, and that hears what the test says. */
const aTab = async () => {
  const asked: string[] = [];
  const counted = <Answer>(operation: string, answer: Answer) => (): Answer => {
    asked.push(operation);
    return answer;
  };
  const shop = scriptedShop({ Me: counted('Me', { me: me() }), Cart: counted('Cart', { cart: aCart() }) });
  const client = createQueryClient(({ id, variables }) => shop(id, variables));
  onTestFinished(new QueryObserver(client, meQuery()).subscribe(() => undefined));
  onTestFinished(new QueryObserver(client, cartQuery).subscribe(() => undefined));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  asked.length = 0;
  let hear: (message: TabMessage) => void = () => undefined;
  const tabs = { tell: () => undefined, listen: (heard: typeof hear) => ((hear = heard), () => undefined) };
  let judged = 0;
  const judgeAgain = async (): Promise<void> => void (judged += 1);
  followTabs(tabs, client, { store: createStore(), path: () => '/', go: () => undefined, judgeAgain });
  const header = () => client.getQueryData<MeQuery>(meQuery().queryKey)?.me;
  return { asked, header, hear: (message: TabMessage) => hear(message), judged: () => judged };
};

describe('a tab that hears of a changed cart', () => {
  it('shows it in the header at once, then asks for the cart again', async () => {
    const tab = await aTab();
    tab.hear({ happened: 'cart-changed', loginState: 'LOGGED_OUT', cart: { id: 'cart-2', articleCount: 7 } });
    expect(tab.header()).toMatchObject({ cartId: 'cart-2', cartArticleCount: 7 });
    await vi.waitFor(() => expect(tab.asked).toEqual(['Me', 'Cart']));
    expect(tab.judged()).toBe(0);
  });

  it('from somebody else than it knows of forgets the one it knew, and runs the guards again', async () => {
    const tab = await aTab();
    tab.hear({ happened: 'cart-changed', loginState: 'CUSTOMER', cart: { id: 'cart-2', articleCount: 7 } });
    expect(tab.header()).toBeUndefined();
    await vi.waitFor(() => expect(tab.judged()).toBe(1));
    expect(tab.asked).toEqual(['Me', 'Cart']);
  });
});

describe('a tab that hears of a login or a logout', () => {
  it('forgets who was there at once, and runs the guards again', async () => {
    const tab = await aTab();
    tab.hear({ happened: 'login-changed', loginState: 'LOGGED_OUT' });
    expect(tab.header()).toBeUndefined();
    await vi.waitFor(() => expect(tab.judged()).toBe(1));
  });
});
