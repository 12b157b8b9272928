import { expect, it } from 'vitest';
import { shownExtraBadges } from './extra-badges.ts';

const badge = (id: string) => ({ id, name: id });
const MANY = ['classic', 'class-set', 'top-rated', 'eco-friendly', 'product', 'own-brand', 'teachers-choice'].map(
  badge,
);

it('one extra badge fits on a listing, at most three on a product page, and excluded ones nowhere (LIST-10)', () => {
  expect(shownExtraBadges(MANY, 'listing')).toEqual([badge('class-set')]);
  expect(shownExtraBadges(MANY, 'product')).toEqual(['class-set', 'eco-friendly', 'own-brand'].map(badge));
  expect(shownExtraBadges(['product', 'classic', 'top-rated'].map(badge), 'product')).toEqual([]);
});
