import { PERSONAS } from '@shop/fakes/personas/personas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOut } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface RecentOrder {
  readonly orderId: string;
  readonly orderedAt: string;
  readonly total: { readonly text: string };
}

const recentOrders = async (visitor: TestBrowser): Promise<readonly RecentOrder[]> =>
  (await visitor.query('{ recentOrders { orderId orderedAt total { text } } }')).json<{
    data: { recentOrders: readonly RecentOrder[] };
  }>().data.recentOrders;

const signIn = (visitor: TestBrowser): Promise<unknown> =>
  visitor.postJson('/api/login-action/', {
    formData: { email: PERSONAS.new.identifier, password: PERSONAS.new.password },
    mergeCart: true,
  });

describe('recent orders', () => {
  it('show a customer what was just ordered, and nobody else', async () => {
    const customer = await shop.visitor().withToken();
    await signIn(customer);
    expect(await recentOrders(customer)).toEqual([]);
    const orderId = await checkOut(shop, customer);
    const [order, ...more] = await recentOrders(customer);
    expect([order?.orderId, more]).toEqual([orderId, []]);
    expect(order?.total.text).toMatch(/^\d+,\d\d\s€$/u);
    expect(Number.isNaN(Date.parse(order?.orderedAt ?? ''))).toBe(false);
    expect(await recentOrders(await shop.visitor().withToken())).toEqual([]);
  });

  it('are empty for a guest, who sees the order only on the confirmation', async () => {
    const guest = await shop.visitor().withToken();
    await checkOut(shop, guest);
    expect(await recentOrders(guest)).toEqual([]);
  });
});
