import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { behavesLikeReviews } from '@shop/domain/reviews/reviews.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryShop } from './in-memory-shop.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import { FIXTURE_TIME } from '../testing/arrange-fixture.ts';
import { anOrderRecord } from '../testing/an-order-record.ts';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';
import { put } from '../worlds/transaction.ts';
import { ratingToken } from '../reviews/rating-token.ts';
import { RATING_LINK_LIFETIME_MS } from '../reviews/rating-url.ts';

const PURCHASE = { orderId: '400000001', productId: '17' };

const worldWithOrder = () => {
  const world = inMemoryWorlds({ clock: { now: () => FIXTURE_TIME } }).get('default');
  world.run((tx) =>
    put(
      tx,
      'orders',
      PURCHASE.orderId,
      anOrderRecord({ confirmation: { orderId: PURCHASE.orderId, orderedAt: FIXTURE_TIME.toISOString() } }),
    ),
  );
  const seed = world.read(({ state }) => state.seed);
  const open = (encrypted: string) => inMemoryShop(world).reviews.openRatingLink(anAnonymousShopper(), encrypted);
  return { world, seed, open };
};

describe('the reviews of the in-memory shop', () => {
  behavesLikeReviews(inMemoryHarness, { describe, it, expect });

  it('take a buyer from a rating link to the article for 90 days (ROUTE-02)', async () => {
    const { world, seed, open } = worldWithOrder();
    const link = ratingToken(PURCHASE, seed);
    expect(await open(link)).toEqual({
      isValid: true,
      redirect: true,
      message: 'shop.rating.welcome',
      productId: '17',
    });
    world.advance({ advanceMs: RATING_LINK_LIFETIME_MS });
    expect(await open(link)).toMatchObject({ isValid: true });
    world.advance({ advanceMs: 1 });
    expect(await open(link)).toEqual({
      isValid: false,
      redirect: true,
      message: 'shop.rating.expired',
      productId: '17',
    });
  });

  it('know no link of another world, of an order that is not there, or with a changed character', async () => {
    const { seed, open } = worldWithOrder();
    const link = ratingToken(PURCHASE, seed);
    const changed = (at: number): string => `${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`;
    for (const other of [
      ratingToken(PURCHASE, seed + 1),
      ratingToken({ ...PURCHASE, orderId: '400000002' }, seed),
      changed(0),
      changed(20),
      changed(link.length - 5),
      link.slice(0, 30),
    ]) {
      expect(await open(other)).toEqual({ isValid: false, redirect: false });
    }
  });

  it('write no readable word into a link', () => {
    const { seed } = worldWithOrder();
    const link = ratingToken(PURCHASE, seed);
    expect(Buffer.from(link, 'base64url').toString('latin1')).not.toContain(PURCHASE.orderId);
    expect(link).toMatch(/^[\w-]{60,90}$/u);
  });
});
