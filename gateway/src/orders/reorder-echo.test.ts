import type { ReorderedLine } from '@shop/domain/orders/reorder';
import { expect, it } from 'vitest';
import { reorderEcho } from './reorder-echo.ts';

const line = (overrides: Partial<ReorderedLine>): ReorderedLine => ({
  itemId: 'a',
  productId: 'p',
  name: 'Heft',
  path: '/prod/p/',
  asked: 2,
  added: 2,
  outcome: 'added',
  ...overrides,
});

it('the echo of ordering again names what is not in the cart as ordered, by item', () => {
  expect(
    reorderEcho('400000001', [
      line({}),
      line({ itemId: 'b', outcome: 'sold-out', added: 0 }),
      line({ itemId: 'c', outcome: 'quantity-changed', added: 1 }),
    ]),
  ).toEqual({
    form: 'reorder 400000001',
    values: { total: '3', problems: 'b*sold-out*2*0~c*quantity-changed*2*1' },
    fieldErrors: [],
  });
});

it('fits a cookie for a hundred articles that are all sold out', () => {
  const lines = Array.from({ length: 100 }, (_, at) =>
    line({ itemId: `1012${at}-01`, outcome: 'sold-out', asked: 10, added: 0 }),
  );
  expect(encodeURIComponent(JSON.stringify(reorderEcho('400000001', lines))).length).toBeLessThan(3_000);
});
