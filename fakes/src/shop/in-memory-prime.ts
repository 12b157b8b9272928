import type { Prime } from '@shop/domain/prime/prime.port';
import type { World } from '../worlds/world.ts';
import { primeOfferOf } from '../prime/prime-offer-of.ts';
import { subscribe } from '../checkout/subscribe.ts';
import { subscriptionFor } from '../prime/subscription-for.ts';
import { joinWaitingList } from '../prime/waiting-list.ts';

export const inMemoryPrime = (world: World): Prime => ({
  offer: async (shopper) => world.read((view) => primeOfferOf(view, shopper.storefront)),
  subscribe: async (shopper, order, idempotencyKey) => world.run((tx) => subscribe(tx, shopper, order, idempotencyKey)),
  subscription: async (shopper, subscriptionId) => world.read((view) => subscriptionFor(view, shopper, subscriptionId)),
  joinWaitingList: async (shopper, email) => world.run((tx) => joinWaitingList(tx, shopper, email)),
});
