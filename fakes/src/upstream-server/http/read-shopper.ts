import type { IncomingHttpHeaders } from 'node:http';
import type { Shopper } from '@shop/domain/visit/shopper';
import { type Storefront, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { signedInUser } from '../../sessions/current-user.ts';
import type { World } from '../../worlds/world.ts';
import { headerOf } from './headers.ts';
import { RequestRefused } from './request-refused.ts';

const KNOWN_STOREFRONTS = Object.values(STOREFRONTS)
  .map(({ store, language }) => `${store} with ${language}`)
  .join(', ');

const storefrontOf = (headers: IncomingHttpHeaders): Storefront => {
  const store = headerOf(headers, 'x-shop-store') ?? STOREFRONTS.de.store;
  const fitting = Object.values(STOREFRONTS).filter((storefront) => storefront.store === store);
  const language = headerOf(headers, 'x-shop-language') ?? fitting[0]?.language;
  const storefront = fitting.find((one) => one.language === language);
  if (storefront === undefined)
    throw new RequestRefused(
      400,
      `x-shop-store and x-shop-language do not name a storefront. Known are ${KNOWN_STOREFRONTS}.`,
    );
  return storefront;
};

/** The shopper of a request, by its headers. */
export const readShopper = (headers: IncomingHttpHeaders, world: World): Shopper => {
  const userId = headerOf(headers, 'x-ishop-api-userid');
  const sessionToken = headerOf(headers, 'x-jwt');
  const shopper: Shopper = {
    storefront: storefrontOf(headers),
    loginState: 'logged-out',
    ...(userId === undefined ? {} : { userId }),
    ...(sessionToken === undefined ? {} : { sessionToken }),
  };
  const user = world.read((view) => signedInUser(view, shopper));
  return user === undefined ? shopper : { ...shopper, loginState: user.kind };
};
