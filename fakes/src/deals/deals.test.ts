import { describe, expect, it } from 'vitest';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { assortment } from '../goods/assortment.ts';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';
import { reducedEuroPoint, reducedFrancPoint } from '../goods/price-points.ts';
import { priceOf } from '../goods/project-price.ts';
import { setParameter } from '../parameters/parameter-values.ts';
import { setPrice } from '../catalogue/prices.ts';
import { aView } from '../testing/a-view.ts';
import { put, type Transaction, type View } from '../worlds/transaction.ts';
import { dealOf } from './deal-of.ts';
import { dealLookup } from './project-deal.ts';
import { canBeDeal, latestWindow, wantedPiecesAt } from './deal-schedule.ts';
import { showDeals, startDeal } from './start-deal.ts';

const DAY_MS = 86_400_000;
const NOON = Date.parse('2026-11-23T12:00:00Z');

const candidates = assortment().products.flatMap((product) =>
  product.items.filter((item) => canBeDeal(product, item)).map((item) => ({ product, item })),
);

const firstCandidate = (): { readonly product: GoodsProduct; readonly item: GoodsItem } => {
  const [first] = candidates;
  if (first === undefined) throw new Error('the assortment has deal candidates');
  return first;
};

const viewWith = (done: (tx: Transaction) => void): View =>
  aView((tx) => {
    showDeals(tx);
    done(tx);
  });

describe('the schedule of lightning deals', () => {
  it('has several deals running at any time, not all sold out', () => {
    for (let day = 0; day < 60; day += 1) {
      const now = NOON + day * DAY_MS;
      const running = candidates
        .map(({ item }) => latestWindow(1, item.itemId, now))
        .filter(({ endsAt }) => now < endsAt);
      expect(running.length).toBeGreaterThan(1);
      expect(running.some((window) => wantedPiecesAt(window, now) < 100)).toBe(true);
    }
  });

  it('has more than 30 days between two deals of an item: the ordinary price is the lowest of these days', () => {
    expect(candidates.length).toBeGreaterThan(1);
    for (const { item } of candidates) {
      const later = latestWindow(1, item.itemId, NOON);
      const earlier = latestWindow(1, item.itemId, later.startsAt - 1);
      expect(later.startsAt - earlier.endsAt).toBeGreaterThan(30 * DAY_MS);
    }
  });

  it('is the same for the same seed and another for another one', () => {
    const windows = (seed: number) => candidates.map(({ item }) => latestWindow(seed, item.itemId, NOON));
    expect(windows(1)).toEqual(windows(1));
    expect(windows(1)).not.toEqual(windows(2));
  });

  it('lets demand grow evenly while a deal runs', () => {
    const window = { startsAt: NOON, endsAt: NOON + 1_000, reduction: 20, demand: 1.25 };
    expect([0, 400, 799, 800, 999].map((ms) => wantedPiecesAt(window, NOON + ms))).toEqual([0, 50, 99, 100, 124]);
  });
});

describe('a lightning deal of the fake', () => {
  const { product, item } = firstCandidate();

  it('runs only while both parameters are on (FLAG-02)', () => {
    const start = (tx: Transaction) => startDeal(tx, item.itemId, { reservedPercent: 1, lastsMs: 1_000 });
    expect(dealOf(aView(start), item, product)).toBeDefined();
    for (const [name, value] of [
      ['lightning_deal', 'off'],
      ['featureFlags/T217-Blitzangebote', 'false'],
    ] as const) {
      const view = aView((tx) => {
        start(tx);
        setParameter(tx, name, value);
      });
      expect(dealOf(view, item, product)).toBeUndefined();
    }
  });

  it('is cheaper in euros and in francs, beside the ordinary price', () => {
    const deal = dealOf(
      viewWith((tx) => startDeal(tx, item.itemId, { reservedPercent: 99, lastsMs: 1_000 })),
      item,
      product,
    );
    const { eurGross = 0, chfGross = 0 } = deal?.price ?? {};
    expect([eurGross < item.price.eurGross, chfGross < item.price.chfGross]).toEqual([true, true]);
    expect(deal?.price).toMatchObject({ previousEurGross: item.price.eurGross, previousChfGross: item.price.chfGross });
  });

  it('never makes an article free: one of a few cents has no deal', () => {
    const view = viewWith((tx) => {
      setPrice(tx, item.itemId, 5);
      startDeal(tx, item.itemId, { reservedPercent: 1, lastsMs: 1_000 });
    });
    expect(dealOf(view, view.goods.item(item.itemId) ?? item, product)).toBeUndefined();
    const cheapInFrancs = { ...item, price: { eurGross: 5000, chfGross: 5 } };
    expect(
      dealOf(
        viewWith((tx) => startDeal(tx, item.itemId, { reservedPercent: 1, lastsMs: 1_000 })),
        cheapInFrancs,
        product,
      ),
    ).toBeUndefined();
  });

  it.each([
    ['from its first moment', 0, 1, true],
    ['not before', 1, 2, false],
    ['not at its end', -1, 0, false],
  ])('runs %s', (_when, fromNow, untilNow, isRunning) => {
    const view = viewWith((tx) => {
      const now = tx.now.getTime();
      put(tx, 'deals', item.itemId, { startsAt: now + fromNow, endsAt: now + untilNow, reservedPercent: 1 });
    });
    expect(dealOf(view, item, product) !== undefined).toBe(isRunning);
  });

  it('from the schedule takes off what it says, and is reserved as far as it says', () => {
    const view = viewWith(() => undefined);
    const now = view.now.getTime();
    const running = candidates
      .map((one) => ({ ...one, window: latestWindow(view.state.seed, one.item.itemId, now) }))
      .filter(({ window }) => now < window.endsAt);
    expect(running.length).toBeGreaterThan(1);
    for (const { item: reduced, product: its, window } of running) {
      const price = {
        eurGross: reducedEuroPoint(reduced.price.eurGross, window.reduction),
        chfGross: reducedFrancPoint(reduced.price.chfGross, window.reduction),
      };
      expect(dealOf(view, reduced, its)).toMatchObject({
        endsAt: window.endsAt,
        reservedPercent: Math.min(100, wantedPiecesAt(window, now)),
        price,
      });
    }
  });

  it('has only candidates on its schedule; a tester can choose any article', () => {
    const view = viewWith(() => undefined);
    const now = view.now.getTime();
    const others = assortment().products.flatMap((its) =>
      its.items
        .filter((one) => !canBeDeal(its, one) && now < latestWindow(view.state.seed, one.itemId, now).endsAt)
        .map((one) => ({ its, one })),
    );
    expect(others.length).toBeGreaterThan(100);
    expect(others.filter(({ its, one }) => dealOf(view, one, its) !== undefined)).toEqual([]);
    const chosen = others.find(({ one }) => one.price.eurGross > 1000);
    const set = viewWith((tx) => startDeal(tx, chosen?.one.itemId ?? '', { reservedPercent: 40, lastsMs: 1_000 }));
    expect(chosen === undefined ? undefined : dealOf(set, chosen.one, chosen.its)).toMatchObject({
      reservedPercent: 40,
    });
  });

  it.each([
    ['an article that is no candidate', { isDealCandidate: false }, {}],
    ['one that is sold by the dozen', {}, { minimumOrderQuantity: 12 }],
    ['a brand on which there is a discount anyway', { brandId: 'pausenhof' }, {}],
    ['three for the price of two', { categoryId: '1011' }, {}],
  ])('is never %s', (_what, ofProduct, ofItem) => {
    const able = { ...product, isDealCandidate: true, brandId: 'linea', categoryId: '21011' };
    expect(canBeDeal(able, { ...item, minimumOrderQuantity: 1 })).toBe(true);
    expect(canBeDeal({ ...able, ...ofProduct }, { ...item, minimumOrderQuantity: 1, ...ofItem })).toBe(false);
  });

  it('is shown with its end, the reserved share, the special price of the storefront and the most pieces', () => {
    const view = viewWith((tx) => startDeal(tx, item.itemId, { reservedPercent: 60, lastsMs: 1_000 }));
    const ordinary = priceOf(item, STOREFRONTS.ch).current;
    const shown = dealLookup(view, STOREFRONTS.ch)(item, product);
    expect(shown).toMatchObject({
      endsAt: new Date(view.now.getTime() + 1_000).toISOString(),
      reservedPercent: 60,
      maxQuantity: 5,
      specialPrice: { previous: ordinary },
    });
    expect(shown?.specialPrice.current).toEqual({ minor: Math.round(ordinary.minor * 0.075) * 10, currency: 'CHF' });
    expect(
      dealLookup(
        viewWith((tx) => setParameter(tx, 'lightning_deal', 'off')),
        STOREFRONTS.ch,
      )(item, product),
    ).toBeUndefined();
  });
});
