import { dealItemId } from '@shop/domain/deals/deal-item-id';
import { startDeal } from '@shop/fakes/deals/start-deal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCart, resultOf } from '../testing/buy.ts';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { ordinaryItem } from '../testing/ordinary-item.ts';

const MINUTE_MS = 60_000;

interface Reservation {
  readonly endsAt: string | null;
  readonly hasBeenExtended: boolean;
  readonly extensionsLeft: number;
  readonly released: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly was: { readonly amount: number };
    readonly is: { readonly amount: number };
  }[];
}

const RESERVATION = '{ endsAt hasBeenExtended extensionsLeft released { name quantity was { amount } is { amount } } }';
const NOTHING: Reservation = { endsAt: null, hasBeenExtended: false, extensionsLeft: 0, released: [] };

const reservationOf = ({ browser }: Entered) =>
  resultOf<Reservation>(browser, `{ result: dealReservation ${RESERVATION} }`);
const lineOf = async ({ browser }: Entered) =>
  (
    await resultOf<{
      positions: readonly { quantity: number; quantityLightning: number; totalPrice: { amount: number } }[];
    }>(browser, '{ result: cart { positions { quantity quantityLightning totalPrice { amount } } } }')
  ).positions[0];

describe.each(BACKENDS)('lightning deals in the cart of the shop $backend', ({ open }) => {
  let gateway: OpenBackend;
  beforeAll(async () => {
    gateway = await open();
  });
  afterAll(() => gateway.close());

  /** A visitor with pieces of a deal that lasts an hour. */
  const withDeal = async (quantity: number): Promise<Entered> => {
    const visitor = await gateway.enter();
    const itemId = ordinaryItem(visitor);
    visitor.world.setPace({ mode: 'frozen' });
    visitor.world.run((tx) => startDeal(tx, itemId, { reservedPercent: 0, lastsMs: 60 * MINUTE_MS }));
    await visitor.browser.runDocument('updateCart', {
      operations: [{ do: 'add-position', itemId: dealItemId(itemId), quantity }],
    });
    return visitor;
  };

  it('are none for a visitor without a cart', async () => {
    const visitor = await gateway.enter();
    expect(await reservationOf(visitor)).toEqual(NOTHING);
    expect(
      await resultOf(
        visitor.browser,
        `mutation { result: extendDealReservation { reservation ${RESERVATION} dealNoLongerLegal quantityReduced { name } } }`,
      ),
    ).toEqual({ reservation: NOTHING, dealNoLongerLegal: false, quantityReduced: [] });
  });

  it('say how the added pieces are split (DEAL-05, DEAL-06)', async () => {
    const visitor = await withDeal(1);
    const itemId = ordinaryItem(visitor);
    const report = await changeCart(
      visitor.browser,
      [{ do: 'add-position', itemId: dealItemId(itemId), quantity: 6 }],
      '... on CartUpdated { report { dealSplit { itemId lightning normal } } }',
    );
    expect(report).toEqual({ report: { dealSplit: [{ itemId, lightning: 4, normal: 2 }] } });
  });

  it('are held until they expire; whatever reads the cart then, it shows the ordinary price, and what has changed is said (DEAL-02)', async () => {
    const visitor = await withDeal(2);
    const before = await lineOf(visitor);
    const { endsAt } = await reservationOf(visitor);
    expect(Date.parse(endsAt ?? '') - visitor.world.now().getTime()).toBe(15 * MINUTE_MS);
    visitor.world.advance({ advanceMs: 15 * MINUTE_MS });
    const after = await lineOf(visitor);
    expect([before?.quantityLightning, after?.quantityLightning]).toEqual([2, 0]);
    const { released, ...rest } = await reservationOf(visitor);
    expect(rest).toEqual({ endsAt: null, hasBeenExtended: false, extensionsLeft: 0 });
    expect(released).toMatchObject([
      {
        quantity: 2,
        was: { amount: (before?.totalPrice.amount ?? 0) / 2 },
        is: { amount: (after?.totalPrice.amount ?? 0) / 2 },
      },
    ]);
  });

  it('are extended by one mutation (DEAL-02)', async () => {
    const visitor = await withDeal(2);
    visitor.world.advance({ advanceMs: 10 * MINUTE_MS });
    const { reservation } = await resultOf<{ reservation: Reservation }>(
      visitor.browser,
      `mutation { result: extendDealReservation { reservation ${RESERVATION} } }`,
    );
    expect(reservation).toMatchObject({ hasBeenExtended: true, extensionsLeft: 10 });
    expect(Date.parse(reservation.endsAt ?? '') - visitor.world.now().getTime()).toBe(15 * MINUTE_MS);
  });

  it('are extended by a form without scripts, which says whether it could (DEAL-07)', async () => {
    const visitor = await withDeal(2);
    const extend = () => visitor.browser.postForm('/forms/extend-deals', { from: '/checkout/payment/' });
    const reply = await extend();
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/checkout/payment/']);
    const told = () => visitor.browser.cookies.get('serverToast');
    expect(told()).toMatch(/success.*shop\.deals\.extended/u);
    visitor.world.advance({ advanceMs: 61 * MINUTE_MS });
    await extend();
    expect(told()).toMatch(/warning.*shop\.deals\.notExtended/u);
    expect((await reservationOf(visitor)).released).toHaveLength(1);
  });
});
