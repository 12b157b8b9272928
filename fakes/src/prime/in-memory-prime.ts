import type { Prime } from '@shop/domain/prime/prime.port';
import type { WorldOf } from '../worlds/worlds.ts';
import { primeOfferOf } from './prime-offer-of.ts';
import { subscribe } from './subscribe.ts';
import { subscriptionFor } from './subscription-for.ts';
import { joinWaitingList } from './waiting-list.ts';

export const inMemoryPrime = (worldOf: WorldOf): Prime => ({
  offer: async (shopper) => worldOf(shopper).read((view) => primeOfferOf(view, shopper.storefront)),
  subscribe: async (shopper, order, idempotencyKey) =>
    worldOf(shopper).run((tx) => subscribe(tx, shopper, order, idempotencyKey)),
  subscription: async (shopper, subscriptionId) =>
    worldOf(shopper).read((view) => subscriptionFor(view, shopper, subscriptionId)),
  joinWaitingList: async (shopper, email) => worldOf(shopper).run((tx) => joinWaitingList(tx, shopper, email)),
});
