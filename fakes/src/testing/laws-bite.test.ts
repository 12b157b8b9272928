import { behavesLikeAddresses } from '@shop/domain/addresses/addresses.behaviour';
import { behavesLikeCarts } from '@shop/domain/carts/carts.behaviour';
import { behavesLikeCatalogue } from '@shop/domain/catalogue/catalogue.behaviour';
import { behavesLikeCustomers } from '@shop/domain/customers/customers.behaviour';
import { behavesLikeOrders } from '@shop/domain/orders/orders.behaviour';
import { behavesLikePayments } from '@shop/domain/payments/payments.behaviour';
import { behavesLikeSessions } from '@shop/domain/sessions/sessions.behaviour';
import { behavesLikeShippers } from '@shop/domain/shippers/shippers.behaviour';
import type { PortHarness } from '@shop/domain/testing/port-harness';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from './in-memory-harness.ts';
import { type Mutant, MUTANTS } from './mutant-shops.ts';

/** All laws of the shop, on a busy machine. */
const PATIENCE_MS = 30_000;

const LAWS = [behavesLikeAddresses, behavesLikeCarts, behavesLikeCatalogue, behavesLikeCustomers, behavesLikeOrders, behavesLikePayments, behavesLikeSessions, behavesLikeShippers];

const harnessOf = ({ mutate }: Mutant): PortHarness => ({
  features: inMemoryHarness.features,
  fresh: async (given) => {
    const scene = await inMemoryHarness.fresh(given);
    return { ...scene, shop: mutate(scene.shop) };
  },
});

/** Names of the laws that a shop breaks. */
const brokenLaws = async (harness: PortHarness): Promise<readonly string[]> => {
  const laws: (readonly [string, () => Promise<void>])[] = [];
  for (const behaves of LAWS) behaves(harness, { describe: (_name, body) => body(), it: (name, law) => void laws.push([name, law]), expect });
  const outcomes = await Promise.all(laws.map(async ([name, law]) => law().then(() => [], () => [name])));
  return outcomes.flat();
};

describe('the laws of the ports', () => {
  it('hold for the shop itself', async () => {
    expect(await brokenLaws(inMemoryHarness)).toEqual([]);
  }, PATIENCE_MS);

  it.each(MUTANTS)('notice a shop that $does', async (mutant) => {
    expect(await brokenLaws(harnessOf(mutant))).not.toEqual([]);
  }, PATIENCE_MS);
});
