import { describe, expect, it } from 'vitest';
import { granted } from '../shared/result.ts';
import { anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { portWith } from '../testing/port-with.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import { rateDescription } from './rate-description.ts';
import type { Reviews } from './reviews.port.ts';

const rating = (shopper = aShopper()) => {
  const votes: unknown[] = [];
  const state = stubState();
  const reviews = portWith<Reviews>({
    rateDescription: async ({ userId }, productId, isHelpful) => {
      votes.push([userId, productId, isHelpful]);
      return granted(undefined);
    },
  });
  const visit = aVisit(shopper);
  return { votes, state, visit, rate: rateDescription({ ...stubShop(state), reviews }, visit) };
};

describe('the vote about a description', () => {
  it.each([true, false])('is the visitor’s own: helpful %s', async (isHelpful) => {
    const { votes, state, rate } = rating();
    expect(await rate('heft', isHelpful)).toEqual(granted(undefined));
    expect([votes, state.calls]).toEqual([[['user-1', 'heft', isHelpful]], []]);
  });

  it('of a visitor without a session opens one, in which they go on', async () => {
    const { votes, visit, rate } = rating(anAnonymousShopper());
    await rate('heft', true);
    expect(votes).toEqual([['user-new', 'heft', true]]);
    expect(visit.shopper).toMatchObject({ userId: 'user-new', cartId: 'cart-2' });
  });
});
