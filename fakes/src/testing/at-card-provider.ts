import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { valueOf } from '@shop/domain/testing/fixtures';
import { inMemoryShop } from '../shop/in-memory-shop.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import { cardProvider } from '../providers/card/card-provider.ts';
import { providerPage } from '../providers/provider-page.ts';
import type { ProviderRequest } from '../providers/provider.ts';
import { startScenario } from '../scenarios/start-scenario.ts';

const clock = { now: () => new Date('2026-11-23T09:00:00Z') };

/** A guest who has ordered by card and is sent to the card provider; `data` is the token of the payment. */
export const atCardProvider = async () => {
  const worlds = inMemoryWorlds({ clock });
  const {
    worldId,
    storefront,
    loginState,
    userId = '',
    cartId = '',
    sessionToken = '',
  } = await startScenario({ worlds }, 'card-declined');
  const world = worlds.get(worldId);
  const shop = inMemoryShop(world);
  const shopper = {
    storefront: STOREFRONTS[storefront],
    loginState,
    userId,
    cartId,
    sessionToken,
  };
  const { orderId = '', cardPayment } = valueOf(await shop.orders.submit(shopper, cartId));
  const data = cardPayment?.fields.find(({ name }) => name === 'Data')?.value ?? '';
  const open = (request: ProviderRequest) => providerPage(cardProvider, worlds, request);
  return {
    shop,
    shopper,
    worlds,
    world,
    orderId,
    data,
    get: (path: string) => open({ method: 'GET', path, fields: { Data: data } }),
    post: (path: string, fields: Readonly<Record<string, string>> = {}) =>
      open({ method: 'POST', path, fields: { Data: data, ...fields } }),
    isOrdered: async () => (await shop.orders.confirmation(shopper, orderId)).ok,
  };
};
