import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Money, money } from '../shared/money.ts';
import { anAddress } from '../testing/an-address.ts';
import { aCart, aPosition, aShipper } from '../testing/a-cart.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { changed, ReplyLost, type StubState, stubState } from '../testing/stub-state.ts';
import { type SeenCart, seenCartOf } from './seen-cart.ts';
import { placeOrder } from './place-order.ts';

/** What a shopper, their other tab, the shop and the network may do to one checkout. */
type Event =
  | { readonly do: 'look' }
  | { readonly do: 'press' }
  | { readonly do: 'press-twice' }
  | { readonly do: 'reprice'; readonly minor: number }
  /** Just before the next submission. */
  | { readonly do: 'reprice-at-submit'; readonly minor: number }
  | { readonly do: 'cut'; readonly quantity: number }
  | { readonly do: 'sell-out' }
  | { readonly do: 'connect'; readonly submitBreaks: StubState['submitBreaks'] }
  | { readonly do: 'judge-card'; readonly isDeclined: boolean };

const events: fc.Arbitrary<readonly Event[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('look' as const) }),
    fc.record({ do: fc.constantFrom('press' as const, 'press-twice' as const) }),
    fc.record({ do: fc.constant('reprice' as const), minor: fc.integer({ min: 100, max: 103 }) }),
    fc.record({ do: fc.constant('reprice-at-submit' as const), minor: fc.integer({ min: 100, max: 103 }) }),
    fc.record({ do: fc.constant('cut' as const), quantity: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ do: fc.constant('sell-out' as const) }),
    fc.record({
      do: fc.constant('connect' as const),
      submitBreaks: fc.constantFrom('never' as const, 'before' as const, 'after' as const),
    }),
    fc.record({ do: fc.constant('judge-card' as const), isDeclined: fc.boolean() }),
  ),
  { minLength: 1, maxLength: 30 },
);

const ready = aCart({
  billingAddress: anAddress(),
  shippers: [aShipper({ selected: true })],
  selectedPayment: 'CREDIT_CARD',
  positions: [aPosition({ quantity: 2, pricePerUnit: money(100) })],
});

const withLine = (quantity: number, minor: number) => {
  const { positions, positionCount, articleCount, subtotal, total, basketValue } = aCart({
    positions: [aPosition({ quantity, pricePerUnit: money(minor) })],
  });
  return { positions, positionCount, articleCount, subtotal, total, basketValue };
};

/** The totals that the shopper saw for a click: the one on the screen, and the order's if it differs. */
const press = async (state: StubState, seen: SeenCart, reported: Money[]): Promise<void> => {
  try {
    const placed = await placeOrder(stubShop(state))(aShopper({ loginState: 'customer' }), {
      cartId: 'cart-1',
      seen,
      comment: '',
      newsletter: false,
    });
    if (placed.ok && placed.value.happened === 'order-placed') reported.push(placed.value.otherTotal?.is ?? seen.total);
  } catch (failure) {
    if (!(failure instanceof ReplyLost)) throw failure;
  }
};

const line = (state: StubState) => {
  const position = state.carts[0]?.positions[0];
  return { quantity: position?.quantity ?? 1, minor: position?.pricePerUnit.minor ?? 100 };
};

const happen = async (state: StubState, seen: SeenCart, event: Event, reported: Money[] = []): Promise<SeenCart> => {
  const { quantity, minor } = line(state);
  switch (event.do) {
    case 'look':
      return seenCartOf(state.carts[0] ?? ready);
    case 'press':
      await press(state, seen, reported);
      return seen;
    case 'press-twice':
      await Promise.all([press(state, seen, reported), press(state, seen, reported)]);
      return seen;
    case 'reprice':
      changed(state, 'cart-1', withLine(quantity, event.minor));
      return seen;
    case 'reprice-at-submit':
      state.changeAtSubmit = withLine(quantity, event.minor);
      return seen;
    case 'cut':
      changed(state, 'cart-1', withLine(event.quantity, minor));
      return seen;
    case 'sell-out':
      changed(state, 'cart-1', {
        positions: [],
        positionCount: 0,
        articleCount: 0,
        total: money(0),
        basketValue: money(0),
      });
      return seen;
    case 'connect':
      state.submitBreaks = event.submitBreaks;
      return seen;
    case 'judge-card':
      state.submission = event.isDeclined ? { errorMessage: 'shop.payment.declined' } : {};
      return seen;
  }
};

describe('whatever happens around the order button', () => {
  it('a cart becomes at most one order, at a total that its shopper saw or reads at once (SUBM-02)', async () => {
    await fc.assert(
      fc.asyncProperty(events, async (story) => {
        const state = stubState({ carts: [ready] });
        let seen = seenCartOf(ready);
        for (const event of story) {
          const before = state.orders.length;
          const reported: Money[] = [];
          seen = await happen(state, seen, event, reported);
          for (const order of state.orders.slice(before)) expect(reported).toContainEqual(order.total);
        }
        expect(state.orders.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  it('a shopper who orders without disturbances succeeds, whatever came before', async () => {
    await fc.assert(
      fc.asyncProperty(events, async (story) => {
        const state = stubState({ carts: [ready] });
        let seen = seenCartOf(ready);
        for (const event of story) seen = await happen(state, seen, event);
        const calm: readonly Event[] = [
          { do: 'connect', submitBreaks: 'never' },
          { do: 'judge-card', isDeclined: false },
          { do: 'look' },
          { do: 'press' },
        ];
        if (state.orders.length === 0) changed(state, 'cart-1', withLine(1, 100));
        for (const event of calm) seen = await happen(state, seen, event);
        expect(state.orders).toHaveLength(1);
      }),
      { numRuns: 200 },
    );
  });
});
