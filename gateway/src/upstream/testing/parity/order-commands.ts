import { PAYMENT_ENDS } from '@shop/domain/payments/payment-end';
import type { DateFilter } from '@shop/domain/orders/order-list';
import fc from 'fast-check';
import { command, index, nothing } from './command.ts';
import { cartIdOf, after, amazonSessionOf } from './side.ts';
import { withoutOrigins } from './without-origins.ts';

export const orderCommands = [
  command('payment methods', nothing, async (side) =>
    after(side, await side.fixture.shop.payments.methods(side.shopper, cartIdOf(side))),
  ),
  command(
    'select payment',
    fc.tuple(
      fc.constantFrom(
        'VORKASSE',
        'RECHNUNG',
        'CREDIT_CARD',
        'AMAZONPAY',
        'PAYPAL',
        'CASH_ON_DELIVERY',
        'X_RECHNUNG',
        'MUSCHELN',
      ),
      fc.constantFrom('04011000-1234512345-06', ''),
    ),
    async (side, [id, reference]) =>
      after(side, await side.fixture.shop.payments.select(side.shopper, cartIdOf(side), id, reference)),
  ),
  command('submit', nothing, async (side) => {
    const submitted = await side.fixture.shop.orders.submit(side.shopper, cartIdOf(side));
    if (!submitted.ok) return after(side, submitted);
    const { orderId, newCartId, cardPayment, redirectUrl } = submitted.value;
    const providerUrl = cardPayment?.url ?? redirectUrl;
    if (providerUrl === undefined) {
      return after(side, submitted, {
        ...(orderId === undefined ? {} : { orderIds: [...side.orderIds, orderId] }),
        ...(newCartId === undefined ? {} : { shopper: { ...side.shopper, cartId: newCartId } }),
      });
    }
    // The provider's pages have different origins, as expected.
    const { pathname, search } = new URL(providerUrl, 'https://shop.example');
    return after(side, [orderId, newCartId, pathname, search, cardPayment?.fields], {
      orderIds: [...side.orderIds, orderId ?? ''],
      payingOrderId: orderId ?? '',
    });
  }),
  command('payment ends', fc.constantFrom('paid' as const, ...PAYMENT_ENDS), async (side, outcome) =>
    after(
      side,
      side.payingOrderId === undefined ? undefined : await side.fixture.endPayment(side.payingOrderId, outcome),
    ),
  ),
  command('begin express session', fc.constantFrom('cart', 'prime'), async (side, checkoutType) => {
    await side.fixture.expressProvider.switchOn();
    const started = await side.fixture.shop.expressPayments.start(side.shopper, cartIdOf(side), checkoutType);
    const { pathname, search } = new URL(started.ok ? started.value.url : '/', 'https://shop.example');
    return after(side, started.ok ? [pathname, search] : started, started.ok ? { expressUrl: started.value.url } : {});
  }),
  command('end express session', fc.boolean(), async (side, isApproved) => {
    const { expressProvider } = side.fixture;
    if (side.expressUrl === undefined) return after(side, undefined);
    const session = await (isApproved
      ? expressProvider.approveSession(side.expressUrl)
      : expressProvider.cancelSession(side.expressUrl));
    return after(side, session, { amazonSessions: [...side.amazonSessions, session] });
  }),
  command('express addresses', index, async (side, at) =>
    after(side, await side.fixture.shop.expressPayments.addresses(side.shopper, amazonSessionOf(side, at))),
  ),
  command('approve express payment', fc.constantFrom('pays', 'pays late', 'declines'), async (side, source) => {
    if (side.payingOrderId === undefined) return after(side, undefined);
    const session = await side.fixture.expressProvider.approvePayment(side.payingOrderId, source);
    return after(side, session, { amazonSessions: [...side.amazonSessions, session] });
  }),
  command('complete express payment', index, async (side, at) =>
    after(
      side,
      await side.fixture.shop.expressPayments.complete(side.shopper, cartIdOf(side), amazonSessionOf(side, at)),
    ),
  ),
  command('abort express payment', nothing, async (side) =>
    after(side, await side.fixture.shop.expressPayments.abort(side.shopper, cartIdOf(side))),
  ),
  command('confirmation', index, async (side, at) =>
    after(side, await side.fixture.shop.orders.confirmation(side.shopper, side.orderIds[at] ?? 'no-such-order')),
  ),
  command('recent orders', nothing, async (side) => after(side, await side.fixture.shop.orders.recent(side.shopper))),
  command(
    'order list',
    fc.tuple(
      fc.nat(3),
      fc.constantFrom(undefined, '4000', 'heft'),
      fc.constantFrom<DateFilter>('last3months', 'all', 2025, 2026),
    ),
    async (side, [page, searchText, dateFilter]) =>
      after(
        side,
        await side.fixture.shop.orders.list(side.shopper, {
          page,
          dateFilter,
          ...(searchText === undefined ? {} : { searchText }),
        }),
      ),
  ),
  command('order years', nothing, async (side) => after(side, await side.fixture.shop.orders.years(side.shopper))),
  command('order details', index, async (side, at) =>
    after(
      side,
      withoutOrigins(await side.fixture.shop.orders.details(side.shopper, side.orderIds[at] ?? 'no-such-order')),
    ),
  ),
  command(
    'order status',
    fc.tuple(index, fc.constantFrom('10115', '50667', 'D-50823', '')),
    async (side, [at, zipCode]) =>
      after(
        side,
        withoutOrigins(
          await side.fixture.shop.orders.status(side.shopper, {
            orderId: side.orderIds[at] ?? 'no-such-order',
            zipCode,
          }),
        ),
      ),
  ),
  command('cancel order', index, async (side, at) =>
    after(
      side,
      withoutOrigins(await side.fixture.shop.orders.cancel(side.shopper, side.orderIds[at] ?? 'no-such-order')),
    ),
  ),
  command('track', fc.nat(9_999), async (side, valueMinor) =>
    after(
      side,
      await side.fixture.shop.tracking.record(side.shopper, [
        { name: 'checkout_submit', cartId: cartIdOf(side), valueMinor, currency: 'EUR' },
      ]),
    ),
  ),
];
