import type { Newsletter } from '@shop/domain/newsletter/newsletter.port';
import { beginSubscription, isSubscribed } from '../newsletter/begin-subscription.ts';
import { confirmSubscription } from '../newsletter/confirm-subscription.ts';
import { endSubscription } from '../newsletter/end-subscription.ts';
import type { World } from '../worlds/world.ts';

export const inMemoryNewsletter = (world: World): Newsletter => ({
  isSubscribed: async (_shopper, email) => world.read((view) => isSubscribed(view, email)),
  subscribe: async (shopper, subscription) =>
    world.run((tx) => beginSubscription(tx, shopper.storefront, subscription)),
  confirm: async (_shopper, token) => world.run((tx) => confirmSubscription(tx, token)),
  unsubscribe: async (_shopper, unsubscription) => world.run((tx) => endSubscription(tx, unsubscription)),
});
