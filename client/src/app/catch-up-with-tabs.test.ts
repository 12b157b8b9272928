import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { checkoutQuery } from '../features/checkout/checkout.queries.ts';
import { meQuery } from '../features/sessions/sessions.queries.ts';
import type { MeQuery } from '../platform/generated/graphql.ts';
import { writeStored } from '../platform/session/stored-values.ts';
import { lastPostedVisitor, type PostedVisitor, savePostedVisitor } from '../platform/tabs/last-posted-visitor.ts';
import { openTabChannel, type TabMessage } from '../platform/tabs/tab-messages.ts';
import { aCart } from '../testing/a-cart.ts';
import { aCheckout } from '../testing/a-checkout.ts';
import { aCustomer, me } from '../testing/me.ts';
import { scriptedShop } from '../testing/shop-replies.ts';
import { catchUpWithTabs } from './catch-up-with-tabs.ts';
import { createQueryClient } from './query-client.ts';

/** Messages that another tab receives. */
let elsewhere: TabMessage[];

beforeEach(() => {
  elsewhere = [];
  onTestFinished(openTabChannel().listen((message) => elsewhere.push(message)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** All messages that another tab receives, up to the last one. */
const heardByOthers = async (): Promise<readonly TabMessage[]> => {
  openTabChannel().post({ happened: 'cart-changed' });
  await expect.poll(() => elsewhere.at(-1)).toEqual({ happened: 'cart-changed' });
  return elsewhere.slice(0, -1);
};

type Visitor = MeQuery['me'];

interface Page {
  /** The visitor of the rendered page. */
  readonly came: Visitor;
  /** The visitor that was posted last. */
  readonly posted?: PostedVisitor;
  /** The shop's reply to the refetch. */
  readonly says?: () => Visitor;
}

const aPage = async ({ came, posted, says = () => came }: Page) => {
  if (posted !== undefined) savePostedVisitor(posted);
  let requests = 0;
  const shop = scriptedShop({ Me: () => ((requests += 1), { me: says() }) });
  const client = createQueryClient(({ id, variables }) => shop(id, variables));
  client.setQueryData(meQuery().queryKey, { me: came });
  const heard: TabMessage[] = [];
  await catchUpWithTabs(client, (message) => heard.push(message));
  return { requests, heard };
};

const CART = { id: 'cart-1', articleCount: 0 };
const NOBODY: PostedVisitor = { loginState: 'logged-out', cart: CART };
const CUSTOMER: PostedVisitor = { loginState: 'customer', cart: CART };

describe('a loaded page', () => {
  it.each([
    ['nothing was posted so far', undefined],
    ['the same was posted last', CUSTOMER],
    ['only the login was posted last', { loginState: 'customer' }],
  ] as const)('sends no query and no message if %s', async (_, posted) => {
    expect(await aPage({ came: aCustomer(), ...(posted === undefined ? {} : { posted }) })).toEqual({
      requests: 0,
      heard: [],
    });
    expect([await heardByOthers(), lastPostedVisitor()]).toEqual([[], CUSTOMER]);
  });

  it('posts a login or logout that happened without scripts to the other tabs', async () => {
    expect(await aPage({ came: me(), posted: CUSTOMER })).toEqual({ requests: 1, heard: [] });
    expect([await heardByOthers(), lastPostedVisitor()]).toEqual([[{ happened: 'visitor-found', ...NOBODY }], NOBODY]);
  });

  it.each([{ cartId: 'cart-2' }, { cartArticleCount: 2 }])('posts a cart that a form changed: %o', async (changed) => {
    expect(await aPage({ came: me(changed), posted: NOBODY })).toEqual({ requests: 1, heard: [] });
    expect(await heardByOthers()).toEqual([
      {
        happened: 'visitor-found',
        loginState: 'logged-out',
        cart: { id: changed.cartId ?? 'cart-1', articleCount: changed.cartArticleCount ?? 0 },
      },
    ]);
  });

  it('shows the current visitor if it missed the message of another tab', async () => {
    expect(await aPage({ came: aCustomer(), posted: NOBODY, says: me })).toEqual({
      requests: 1,
      heard: [{ happened: 'login-changed', loginState: 'logged-out' }],
    });
    expect(await heardByOthers()).toEqual([]);
  });

  it('shows the current cart if it missed the message of another tab', async () => {
    const now = { loginState: 'logged-out', cart: { id: 'cart-1', articleCount: 3 } } as const;
    expect(await aPage({ came: me(), posted: now, says: () => me({ cartArticleCount: 3 }) })).toEqual({
      requests: 1,
      heard: [{ happened: 'cart-changed', ...now }],
    });
    expect(await heardByOthers()).toEqual([]);
  });

  it('posts nothing that the shop did not confirm', async () => {
    const says = (): Visitor => {
      throw new Error('The shop is away.');
    };
    expect(await aPage({ came: me(), posted: CUSTOMER, says })).toEqual({ requests: 1, heard: [] });
    expect([await heardByOthers(), lastPostedVisitor()]).toEqual([[], CUSTOMER]);
  });

  it('waits until the visitor is loaded', async () => {
    savePostedVisitor(CUSTOMER);
    const shop = scriptedShop({ Me: () => ({ me: me() }) });
    const client = createQueryClient(({ id, variables }) => shop(id, variables));
    const caughtUp = catchUpWithTabs(client, () => undefined);
    await client.prefetchQuery(meQuery());
    await caughtUp;
    expect(lastPostedVisitor()).toEqual(NOBODY);
  });

  it('takes the visitor from the checkout on a checkout step', async () => {
    const client = createQueryClient(() => Promise.reject(new Error('A step sends no Me query.')));
    client.setQueryData(checkoutQuery.queryKey, {
      checkout: aCheckout({ cart: aCart({ id: 'cart-3', articleCount: 5 }) }),
    });
    await catchUpWithTabs(client, () => undefined);
    expect(lastPostedVisitor()).toEqual({ loginState: 'customer', cart: { id: 'cart-3', articleCount: 5 } });
  });

  it.each(['no visitor', 7, null, { loginState: 'KING', cart: { id: 7 } }])(
    'sends no query and no message without a saved visitor: %j',
    async (saved) => {
      writeStored('browser', 'lastPostedVisitor', saved);
      expect(await aPage({ came: me() })).toEqual({ requests: 0, heard: [] });
      expect(await heardByOthers()).toEqual([]);
    },
  );

  it('sends no query and no message without a storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    expect(await aPage({ came: me(), posted: CUSTOMER })).toEqual({ requests: 0, heard: [] });
    expect(await heardByOthers()).toEqual([]);
  });
});
