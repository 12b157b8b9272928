import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { expect, it } from 'vitest';
import { inMemoryShop } from '../../shop/in-memory-shop.ts';
import { FIXTURE_TIME } from '../../testing/arrange-fixture.ts';
import { inMemoryWorlds } from '../../in-memory-worlds.ts';
import { shopOrigins } from '../payments/shop-origins.ts';
import { runOperation } from './run-operation.ts';

it('hides the cause of an internal error from the client, and reports it', async () => {
  const world = inMemoryWorlds({ clock: { now: () => FIXTURE_TIME } }).get('default');
  const secret = new TypeError('nobody’s business');
  const context = {
    shop: { ...inMemoryShop(world), parameters: { byName: () => Promise.reject(secret) } },
    world,
    shopper: { storefront: STOREFRONTS.de, loginState: 'logged-out' },
    headers: {},
    baseUrl: 'http://upstream.example',
    shopOrigins: shopOrigins('http://shop.example'),
  } as const;
  const reported: unknown[] = [];
  const operation = { query: '{ getGlobalParametersByName(names: ["a"]) { name } }', variables: {} };
  const { result } = await runOperation(operation, context, (failure) => reported.push(failure));
  expect(JSON.parse(JSON.stringify(result))).toMatchObject({
    data: null,
    errors: [{ message: 'Internal error', extensions: { classification: 'INTERNAL_ERROR' } }],
  });
  expect(reported).toEqual([secret]);
});
