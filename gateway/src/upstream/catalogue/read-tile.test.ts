import { money } from '@shop/domain/shared/money';
import { describe, expect, it } from 'vitest';
import { anImageReply, aTileReply } from '../testing/replies.ts';
import { noting, outsideSchema } from '../testing/noting.ts';
import { readDelivery, readTile } from './read-tile.ts';

const DAYS = { from: '2026-08-24', to: '2026-08-26' };

describe('a delivery of the upstream', () => {
  it.each([
    ['IN_STOCK', null, 'in-stock'],
    ['LOW_STOCK', null, 'low-stock'],
    ['ON_ORDER', null, 'on-order'],
    ['SOLD_OUT', DAYS, 'sold-out'],
  ] as const)('%o with the days %o is %s', (availability, arrival, expected) => {
    expect(readDelivery({ availability, arrival, left: null }).availability).toBe(expected);
  });

  it.each([DAYS, null])('is of an unknown availability rather than one guessed from the days %o', (arrival) => {
    const { value, unknown } = noting(
      () => readDelivery({ availability: outsideSchema('BY_PIGEON'), arrival, left: null }).availability,
    );
    expect([value, unknown]).toEqual(['unknown', ['Availability: BY_PIGEON']]);
  });

  it('states the delivery days, and the number of pieces if few are left', () => {
    expect(readDelivery({ availability: 'LOW_STOCK', arrival: DAYS, left: 3 })).toStrictEqual({
      availability: 'low-stock',
      arrives: DAYS,
      left: 3,
    });
    expect(readDelivery({ availability: 'IN_STOCK', arrival: null, left: null })).toStrictEqual({
      availability: 'in-stock',
    });
  });
});

describe('a tile of the upstream', () => {
  it('is a product as a list shows it', () => {
    const badges = { sale: true, new: false, popular: true };
    const tile = aTileReply({
      badges,
      extraBadges: [{ id: 'eco', name: 'Öko' }],
      isShortage: true,
      moreVariants: true,
      minimumOrderQuantity: 5,
      breadCrumb: [{ displayName: 'Tafel', path: '/tafel/' }],
    });
    expect(readTile({ ...tile, price: { ...tile.price, startFromFlag: true } })).toStrictEqual({
      id: 'kreide',
      bestItemId: 'kreide-weiss',
      name: 'Kreide',
      manufacturerName: 'Pausenhof',
      path: '/kreide/',
      picture: anImageReply,
      price: { current: money(1000), counterpart: money(840), vatIncluded: true, vatRate: 19 },
      startsFrom: true,
      moreVariants: true,
      rating: 4.5,
      numberOfRatings: 12,
      badges: { ...badges, extra: [{ id: 'eco', name: 'Öko' }] },
      isShortage: true,
      minimumOrderQuantity: 5,
      delivery: { availability: 'in-stock' },
      breadCrumb: [{ displayName: 'Tafel', path: '/tafel/' }],
    });
  });
});
