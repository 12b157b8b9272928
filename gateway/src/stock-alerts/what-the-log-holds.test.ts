import { inspect } from 'node:util';
import { selectItem } from '@shop/fakes/goods/select-items';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openUpstreamShop } from '../testing/open-upstream-shop.ts';
import type { OpenUpstreamShop } from '../testing/open-upstream-shop.ts';

const EMAIL = 'anna.kern@schule.example';
const failed = (op: string) => ({ match: { op }, fault: { kind: 'graphqlError', classification: 'INTERNAL_ERROR' } });
const CUT = { match: { op: 'confirmStockAlert' }, fault: { kind: 'truncateJson' } };

let shop: OpenUpstreamShop;
const requests: unknown[] = [];
const failures: unknown[] = [];
beforeAll(async () => {
  shop = await openUpstreamShop({
    log: { request: (line) => void requests.push(line), failure: (failure) => void failures.push(failure) },
  });
});
afterAll(() => shop.close());

it('the log holds neither a token nor an address of who waits for an article, whatever fails', async () => {
  const { browser, world } = shop.visitor();
  await browser.withToken();
  const itemId = world.read(({ goods }) => selectItem(goods, { soldOut: true }));
  await browser.postForm('/forms/stock-alert', { itemId, email: EMAIL });
  const tokens = [...world.read(({ state }) => inspect(state.mails.at(-1)?.parts)).matchAll(/[0-9a-f]{40}/gu)].flat();
  expect(tokens).toHaveLength(2);
  const [token = ''] = tokens;

  for (const fault of [CUT, failed('requestStockAlert'), failed('endStockAlert')])
    shop.upstream.faults.set(world.id, { body: fault });
  await browser.get(`/service/verfuegbarkeit/bestaetigen/?token=${token}`);
  await browser.postForm('/forms/stock-alert-confirmation', { token });
  await browser.postForm('/forms/stock-alert-end', { token: tokens[1] ?? '' });
  await browser.postForm('/forms/stock-alert', { itemId, email: EMAIL });

  expect([requests.length, failures.length]).toEqual([6, 3]);
  const log = inspect([requests, failures], { depth: Infinity, showHidden: true, maxArrayLength: Infinity });
  expect(log).toContain('endStockAlert');
  for (const secret of [...tokens, EMAIL, encodeURIComponent(EMAIL)]) expect(log).not.toContain(secret);
});
