import { GIFT_CODE } from '../carts/promotions.ts';
import { minus, money, plus, sumOf, times } from '@shop/domain/shared/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aDealWorld, DEAL_ITEM } from '../testing/a-deal-world.ts';
import { DEAL_MAX_QUANTITY, DEAL_PIECES } from './deal-schedule.ts';
import { extendReservation, holdForPayment, resumeReservation, sellReserved } from './end-reservation.ts';
import { refreshReservation } from './expired-pieces.ts';
import { takenPieces } from './held-pieces.ts';

const CARTS = ['one', 'two', 'three', 'four'] as const;
const ELSEWHERE = 92;
const MINUTE_MS = 60_000;
const ORDINARY = money(1000);
const SPECIAL = money(749);

type Shop = ReturnType<typeof aDealWorld>;
type Command = (shop: Shop, cart: string) => unknown;

const commands: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.integer({ min: 1, max: 8 }).map(
      (pieces): Command =>
        ({ add }, cart) =>
          add(cart, pieces),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.integer({ min: 1, max: 12 }).map(
      (pieces): Command =>
        ({ setTo }, cart) =>
          setTo(cart, pieces),
    ),
  },
  fc.constant<Command>(({ setTo }, cart) => setTo(cart, 0)),
  {
    weight: 2,
    arbitrary: fc.constantFrom(1, 7, 14, 15, 40).map(
      (minutes): Command =>
        ({ world }) =>
          world.advance({ advanceMs: minutes * MINUTE_MS }),
    ),
  },
  { weight: 2, arbitrary: fc.constant<Command>(({ world }, cart) => world.run((tx) => extendReservation(tx, cart))) },
  { weight: 2, arbitrary: fc.constant<Command>(({ world }, cart) => world.run((tx) => refreshReservation(tx, cart))) },
  fc.constant<Command>(({ world }, cart) => world.run((tx) => holdForPayment(tx, cart))),
  fc.constant<Command>(({ world }, cart) => world.run((tx) => resumeReservation(tx, cart))),
  fc.constant<Command>(({ world, setTo }, cart) => {
    // The shop orders nothing at a price that has expired.
    world.run((tx) => {
      refreshReservation(tx, cart);
      sellReserved(tx, cart);
    });
    return setTo(cart, 0);
  }),
);

/** Pieces that carts hold or have bought. */
const taken = ({ world }: Shop, startsAt: number): number =>
  world.read((view) => takenPieces(view, DEAL_ITEM, startsAt));

it('never gives carts more pieces than a deal has, and totals are those of an independent calculation, whatever happens (DEAL-06)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(commands, fc.constantFrom(...CARTS)), { minLength: 1, maxLength: 40, size: 'max' }),
      (steps) => {
        const shop = aDealWorld({ reservedPercent: ELSEWHERE, lastsMs: 90 * MINUTE_MS });
        const startsAt = shop.world.now().getTime();
        for (const [play, cart] of steps) {
          play(shop, cart);
          expect(taken(shop, startsAt)).toBeLessThanOrEqual(DEAL_PIECES - ELSEWHERE);
          for (const id of CARTS) {
            const {
              positions: [line],
              subtotal,
              tax,
              total,
              freeArticles,
            } = shop.cart(id);
            const { quantity = 0, quantityLightning = 0, quantityNormal = 0 } = line ?? {};
            expect([quantityLightning + quantityNormal, quantityLightning <= DEAL_MAX_QUANTITY]).toEqual([
              quantity,
              true,
            ]);
            const due = plus(times(SPECIAL, quantityLightning), times(ORDINARY, quantityNormal));
            expect([line?.totalPrice ?? money(0), subtotal, total]).toEqual([due, due, due]);
            expect(sumOf(tax.map(({ amount }) => amount))).toEqual(money(Math.round((due.minor * 19) / 119)));
            expect(minus(total, due)).toEqual(money(0));
            for (const gift of freeArticles)
              expect([gift.relatedVoucherCode, gift.totalPrice]).toEqual([GIFT_CODE, money(0)]);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});
