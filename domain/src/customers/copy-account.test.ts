import { expect, it } from 'vitest';
import { type OrderListQuery, orderListPageOf } from '../orders/order-list.ts';
import { money } from '../shared/money.ts';
import type { StockAlert } from '../stock-alerts/stock-alerts.port.ts';
import { aCustomer, aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { anAddress } from '../testing/an-address.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { type StubState, stubState } from '../testing/stub-state.ts';
import { copyAccount } from './copy-account.ts';

const ALERT: StockAlert = { itemId: 'i1', name: 'Heft', path: '/prod/p1/', endsAt: '2027-01-01T10:00:00Z' };
const shopOf = (state: StubState) => ({ ...stubShop(state), stockAlerts: { ofAccount: async () => [ALERT] } });
const CUSTOMER = aCustomer({ isGuest: false, email: 'anne@schule.example' });

it('contains the customer, both lists of addresses, and what they watch', async () => {
  const [billing, shipping] = [[anAddress({ addressId: 'a1' })], [anAddress({ addressId: 'a2' })]];
  const shop = shopOf(stubState({ customer: CUSTOMER, billing, shipping }));
  const copy = await copyAccount(shop, aVisit(aShopper({ loginState: 'customer' })))();
  expect(copy).toEqual({ customer: CUSTOMER, addresses: { billing, shipping }, orders: [], stockAlerts: [ALERT] });
});

it('contains every order, however many pages they fill', async () => {
  const placed = Array.from({ length: 12 }, (_, index) => ({
    orderId: `order-${index}`,
    orderedAt: '2026-08-03T10:00:00Z',
    total: money(1000),
    status: 'received' as const,
    articleCount: 1,
    pictures: [],
  }));
  const asked: OrderListQuery[] = [];
  const shop = shopOf(stubState({ customer: CUSTOMER }));
  const orders = {
    ...shop.orders,
    list: async (_shopper: unknown, query: OrderListQuery) => {
      asked.push(query);
      return orderListPageOf(placed, query.page);
    },
  };
  const copy = await copyAccount({ ...shop, orders }, aVisit(aShopper({ loginState: 'customer' })))();
  expect(copy?.orders).toEqual(placed);
  expect(asked).toEqual([0, 1, 2].map((page) => ({ page, dateFilter: 'all' })));
});

it.each([
  ['a visitor', 'logged-out', CUSTOMER],
  ['a guest of the checkout', 'guest', CUSTOMER],
  ['a customer whose session has ended', 'customer', aCustomer()],
] as const)('is nothing for %s', async (_, loginState, customer) => {
  expect(await copyAccount(shopOf(stubState({ customer })), aVisit(aShopper({ loginState })))()).toBeUndefined();
});

it('signs out a customer whose session has ended, and nobody else', async () => {
  const copied = async (customer = CUSTOMER) => {
    const visit = aVisit(aShopper({ loginState: 'customer' }));
    await copyAccount(shopOf(stubState({ customer })), visit)();
    return visit.shopper.loginState;
  };
  expect([await copied(aCustomer()), await copied()]).toEqual(['logged-out', 'customer']);
});
