import { money } from '@shop/domain/shared/money';
import { describe, expect, it } from 'vitest';
import { setPrice } from '../catalogue/prices.ts';
import { setParameter } from '../parameters/parameter-values.ts';
import { aShop } from '../testing/a-shop.ts';
import { anOrderRecord } from '../testing/an-order-record.ts';
import { lookUp } from './persistent-map.ts';
import { put, schedule } from './transaction.ts';
import { CommandInCommand } from './world.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('a world notifies its listeners of changes', () => {
  it('after each command, clock change and reset, until the listener unsubscribes', async () => {
    const { world } = await aShop();
    const heard: string[] = [];
    const stop = world.onChange(() => heard.push(world.now().toISOString().slice(11, 16)));
    world.run((tx) => setParameter(tx, 'infobar', 'new'));
    world.advance({ advanceMs: HOUR_MS });
    world.setPace({ mode: 'frozen' });
    world.reset();
    expect(heard).toEqual(['09:00', '10:00', '10:00', '09:00']);
    stop();
    world.run((tx) => setParameter(tx, 'infobar', 'newer'));
    expect(heard).toHaveLength(4);
  });

  it('but not of a query, nor of a failed command', async () => {
    const { world } = await aShop();
    const heard: number[] = [];
    world.onChange(() => heard.push(1));
    world.read(() => undefined);
    expect(() => world.run(() => world.run(() => undefined))).toThrow(CommandInCommand);
    expect(heard).toEqual([]);
  });
});

it('a command after a failed one finds the world unchanged and working', async () => {
  const { world } = await aShop();
  expect(() => world.run(() => world.run(() => undefined))).toThrow(CommandInCommand);
  expect(world.run(() => 'done')).toBe('done');
});

it('queries and commands see the prices of the world, under its name', async () => {
  const { world, picked } = await aShop();
  const itemId = picked();
  world.run((tx) => setPrice(tx, itemId, 4711));
  expect(world.read(({ goods }) => goods.item(itemId)?.price.eurGross)).toBe(4711);
  expect(world.run(({ goods }) => goods.item(itemId)?.price.eurGross)).toBe(4711);
  expect([world.id, world.read(({ worldId }) => worldId), world.run(({ worldId }) => worldId)]).toEqual([
    'shop',
    'shop',
    'shop',
  ]);
});

it('a reset moves the clock back as well', async () => {
  const { world } = await aShop();
  const start = world.now().getTime();
  world.advance({ advanceMs: HOUR_MS });
  world.reset();
  expect([world.now().getTime(), world.run(({ now }) => now.getTime())]).toEqual([start, start]);
});

it('an abandoned payment expires by its timer', async () => {
  const { world } = await aShop();
  world.run((tx) => {
    put(tx, 'orders', '400000001', anOrderRecord({ status: 'awaiting-payment' }));
    put(tx, 'providerPayments', '400000001', { amount: money(2495), language: 'de', status: 'open' });
    schedule(tx, 'payment-abandoned', '400000001', new Date(tx.now.getTime() + HOUR_MS));
  });
  world.advance({ advanceMs: HOUR_MS });
  expect(world.read(({ state }) => lookUp(state.providerPayments, '400000001')?.status)).toBe('abandoned');
});

it('advancing the clock returns the timers that fired, by kind', async () => {
  const { world, shop, shopper } = await aShop();
  const result = await shop.sessions.registerCustomer(shopper, {
    email: 'frieda@schule.example',
    password: 'Kreide7',
    firstName: 'Frieda',
    lastName: 'Frisch',
    salutation: 'mrs',
  });
  const sessionToken = result.ok ? result.value.sessionToken : '';
  const fired = (advanceMs: number) => world.advance({ advanceMs }).filter(({ kind }) => !kind.startsWith('shipment-'));
  expect(fired(12 * HOUR_MS - 1)).toEqual([]);
  expect(fired(1)).toEqual([{ kind: 'session-ends', subject: sessionToken, at: '2026-11-23T21:00:00.000Z' }]);
  expect(world.read(({ state }) => state.sessions.size)).toBe(0);
});
