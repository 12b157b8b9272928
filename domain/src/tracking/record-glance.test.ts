import { expect, it } from 'vitest';
import { anAnonymousShopper } from '../testing/a-shopper.ts';
import { money } from '../shared/money.ts';
import { recordGlance } from './record-glance.ts';
import type { GlanceView, Tracking } from './tracking.port.ts';

const views: GlanceView[] = [];
const tracking: Tracking = {
  record: async () => undefined,
  item: async (_shopper, itemId) =>
    itemId === '1-01'
      ? { itemId, productId: '1', name: 'Heft', manufacturerName: 'Heftling', categories: ['Hefte'], price: money(199) }
      : undefined,
  recordGlance: async (_shopper, view) => void views.push(view),
};

it('a view is recorded with the store, and only of an item on its own page (PDP-02)', async () => {
  const record = (productId: string, itemId: string) =>
    recordGlance({ tracking }, anAnonymousShopper(), { productId, itemId });
  expect([await record('1', '1-01'), await record('2', '1-01'), await record('1', 'no-such-item')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(views).toEqual([{ productId: '1', itemId: '1-01', domain: 'de' }]);
});
