import type { TilePartFragment } from '../platform/generated/graphql.ts';
import { euros } from './a-cart.ts';

/** A pencil in stock, as a list shows it. */
export const aTile = (overrides: Partial<TilePartFragment> = {}): TilePartFragment => ({
  id: '100',
  bestItemId: '100-01',
  name: 'Bleistift',
  manufacturerName: 'Kritzel',
  path: '/prod/100/',
  picture: { alt: '', src: '/media/100.jpg', width: 280, height: 210, sources: [] },
  price: {
    current: euros(100),
    counterpart: euros(84),
    vatIncluded: true,
    vatRate: 19,
    previous: null,
    recommended: null,
    saving: null,
    discountPercent: null,
    base: null,
  },
  startsFrom: false,
  moreVariants: false,
  rating: 4.6,
  numberOfRatings: 12,
  badges: { sale: false, new: false, popular: false, extra: [] },
  isShortage: false,
  minimumOrderQuantity: 1,
  delivery: { availability: 'in-stock', arrives: null, left: null },
  deal: null,
  ...overrides,
});
