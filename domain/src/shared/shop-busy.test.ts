import { expect, it } from 'vitest';
import { granted, refused } from './result.ts';
import { ShopBusy, unlessShopBusy } from './shop-busy.ts';

const tried = async (run: Parameters<typeof unlessShopBusy<string, never>>[1]) => {
  const reported: unknown[] = [];
  const result = await unlessShopBusy({ reportFailure: (failure) => void reported.push(failure) }, run);
  return { result, reported };
};

it('refuses what a busy shop did not begin, and reports which call it was', async () => {
  const busy = new ShopBusy('too many requests');
  expect(await tried(() => Promise.reject(busy))).toEqual({
    result: refused({ because: 'shop-busy' }),
    reported: [busy],
  });
});

it('changes nothing in the reply of a shop that has time, and passes other failures on', async () => {
  expect(await tried(async () => granted('order-1'))).toEqual({ result: granted('order-1'), reported: [] });
  await expect(tried(() => Promise.reject(new RangeError('broken')))).rejects.toThrow(RangeError);
});

it('has words for the shopper whose call a busy shop did not begin', () => {
  expect(new ShopBusy('too many requests').messageKey).toBe('shop.error.overloaded');
});
