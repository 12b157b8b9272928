import type { Shop } from '@shop/domain/shop';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { atExpressProvider } from '@shop/fakes/scenarios/at-express-provider';
import { aShop } from '@shop/fakes/testing/a-shop';
import { expect, it } from 'vitest';
import { browserAtTheGateway, contextOf } from '../testing/visitor-sessions.ts';
import { ExpressPaymentResolver } from './express-payment.resolver.ts';

/** Whether a storefront offers express payment, and whether the reply is to be asked for again soon. */
const offered = async ({
  storefront = 'de',
  isOn = true,
  change = (shop) => shop,
}: {
  readonly storefront?: StorefrontId;
  readonly isOn?: boolean;
  readonly change?: (shop: Pick<Shop, 'parameters'>) => Pick<Shop, 'parameters'>;
}) => {
  const { shop, world, anonymous } = await aShop(storefront);
  if (isOn) await atExpressProvider(world).switchOn();
  let isShort = false;
  const context = contextOf(browserAtTheGateway().visitor(), change(shop));
  const isOffered = await new ExpressPaymentResolver().isExpressPaymentOn({
    ...context,
    publicShopper: anonymous,
    cacheHint: { ...context.cacheHint, shorten: () => (isShort = true) },
  });
  return { isOffered, isShort };
};

it('express payment is offered where the shop has switched it on, and never on a business shop (FLAG-03, PAY-09)', async () => {
  expect([await offered({}), await offered({ isOn: false }), await offered({ storefront: 'b2b-de' })]).toEqual([
    { isOffered: true, isShort: false },
    { isOffered: false, isShort: false },
    { isOffered: false, isShort: false },
  ]);
});

it('express payment is not offered for a moment if the shop does not say whether it is on; the page has everything else', async () => {
  const byName = () => Promise.reject(new TypeError('no upstream'));
  expect(await offered({ change: ({ parameters }) => ({ parameters: { ...parameters, byName } }) })).toEqual({
    isOffered: false,
    isShort: true,
  });
});
