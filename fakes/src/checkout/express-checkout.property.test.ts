import { abortExpressCheckout } from '@shop/domain/checkout/abort-express-checkout';
import { type SeenCart, seenCartOf } from '@shop/domain/checkout/seen-cart';
import { enterExpressCheckout } from '@shop/domain/checkout/enter-express-checkout';
import { placeOrder } from '@shop/domain/checkout/place-order';
import { AMAZON_PAY, type ExpressCheckout } from '@shop/domain/payments/express-payment';
import type { Shopper } from '@shop/domain/visit/shopper';
import type { Money } from '@shop/domain/shared/money';
import { addItem, asSignedIn, cartIdOf, readCart, updateCart } from '@shop/domain/testing/fixtures';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atExpressProvider } from '../scenarios/at-express-provider.ts';
import { ORDINARY, selectItems } from '../goods/select-items.ts';
import { aShop } from '../testing/a-shop.ts';
import { entriesOf } from '../worlds/persistent-map.ts';

const EVENTS = [
  'enter',
  'look',
  'press',
  'approve',
  'approve-late',
  'decline',
  'return',
  'return',
  'forge',
  'add',
  'abort',
  'choose-another',
  'wait',
  'cancel',
] as const;
type Event = (typeof EVENTS)[number];

const ACCOUNTS = { approve: 'pays', 'approve-late': 'pays late', decline: 'declines' } as const;

const HALF_AN_HOUR_MS = 31 * 60 * 1000;

/** A checkout that a shopper, their other tabs and the provider go through in any order. */
const opened = async () => {
  const on = await aShop();
  const provider = atExpressProvider(on.world);
  await provider.switchOn();
  const items = on.world.read(({ goods }) => selectItems(goods, 3, { ...ORDINARY, from: 500, to: 3000 }));
  await updateCart(on, on.shopper, addItem(items[0] ?? ''));
  return { ...on, provider, items };
};

type Opened = Awaited<ReturnType<typeof opened>>;

interface Story {
  shopper: Shopper;
  seen: SeenCart;
  express?: ExpressCheckout;
  orderId?: string;
  /** Approved at the provider, and the total that was seen for each order. */
  session: string;
  readonly seenTotals: Map<string, Money>;
}

const play = async (on: Opened, story: Story, event: Event): Promise<void> => {
  const { shop, provider, world, items } = on;
  const { shopper } = story;
  const cartId = cartIdOf(shopper);
  switch (event) {
    case 'enter': {
      const started = await shop.expressPayments.start(shopper, cartId, 'cart');
      if (!started.ok) return;
      const sessionId = await provider.approveSession(started.value.url);
      const entered = await enterExpressCheckout(shop)(shopper, {
        cartId,
        checkoutType: 'cart',
        sessionId,
        addressIds: [],
      });
      if (!entered.ok) return;
      story.express = entered.value.express;
      if (entered.value.signedIn !== undefined) story.shopper = asSignedIn(shopper, 'guest', entered.value.signedIn);
      return;
    }
    case 'look':
      story.seen = seenCartOf(await readCart(on, shopper));
      return;
    case 'press': {
      const placed = await placeOrder({ ...shop, reportFailure: () => undefined })(shopper, {
        cartId,
        seen: story.seen,
        comment: '',
        newsletter: false,
      });
      if (!placed.ok) return;
      story.orderId = placed.value.orderId;
      story.seenTotals.set(placed.value.orderId, story.seen.total);
      return;
    }
    case 'approve':
    case 'approve-late':
    case 'decline':
      if (story.orderId !== undefined) story.session = await provider.approvePayment(story.orderId, ACCOUNTS[event]);
      return;
    case 'return':
      await shop.expressPayments.complete(shopper, cartId, story.session);
      return;
    case 'forge':
      expect((await shop.expressPayments.complete(shopper, cartId, `${story.session}x`)).ok).toBe(false);
      return;
    case 'add':
      await updateCart(on, shopper, addItem(items[1] ?? ''));
      return;
    case 'abort':
      if (story.express !== undefined) await abortExpressCheckout(shop)(shopper, story.express);
      return;
    case 'choose-another':
      await shop.payments.select(shopper, cartId, 'VORKASSE');
      return;
    case 'wait':
      world.advance({ advanceMs: HALF_AN_HOUR_MS });
      return;
    case 'cancel':
      await provider.cancelSession(
        (await shop.expressPayments
          .start(shopper, cartId, 'cart')
          .then((started) => (started.ok ? started.value.url : ''))) || 'https://provider.example/',
      );
  }
};

const placedOf = ({ world }: Opened) =>
  world.read(({ state }) =>
    entriesOf(state.orders)
      .map(([, order]) => order)
      .filter(({ status }) => status === 'placed'),
  );

describe('whatever happens around an express checkout', () => {
  it('a cart becomes at most one order, at a total that its shopper saw, and only by a payment that was approved (UPM-32, PAY-08)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...EVENTS), { minLength: 4, maxLength: 18 }), async (events) => {
        const on = await opened();
        const story: Story = {
          shopper: on.shopper,
          seen: seenCartOf(await readCart(on, on.shopper)),
          session: 'none',
          seenTotals: new Map(),
        };
        let wasApproved = false;
        for (const event of ['enter', 'look', ...events] as const) {
          await play(on, story, event);
          wasApproved ||= (event === 'approve' || event === 'approve-late') && story.orderId !== undefined;
          const placed = placedOf(on);
          expect(placed.length).toBeLessThanOrEqual(1);
          for (const { confirmation } of placed) {
            expect(confirmation.total).toEqual(story.seenTotals.get(confirmation.orderId));
            if (confirmation.paymentId === AMAZON_PAY) expect(wasApproved).toBe(true);
          }
          if (event === 'abort' && placed.length === 0)
            expect((await readCart(on, story.shopper)).selectedPayment).not.toBe(AMAZON_PAY);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('a shopper who looks, orders, approves and returns without disturbances has ordered, whatever came before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...EVENTS), { maxLength: 10 }), async (events) => {
        const on = await opened();
        const story: Story = {
          shopper: on.shopper,
          seen: seenCartOf(await readCart(on, on.shopper)),
          session: 'none',
          seenTotals: new Map(),
        };
        for (const event of events) await play(on, story, event);
        for (const event of ['enter', 'look', 'press', 'approve', 'return'] as const)
          if (placedOf(on).length === 0) await play(on, story, event);
        expect(placedOf(on)).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });
});
