import type { Shop } from '@shop/domain/shop';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { publicContextOf } from '../graphql/graphql-context.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { publicShopper } from '../visit/shopper.ts';

/** The context of a query whose response is the same for everybody, with the ports that it calls. */
export const aPublicContext = (ports: Partial<Shop>, storefront: Storefront = STOREFRONTS.de): GraphqlContext =>
  publicContextOf({
    requestId: 'request-1',
    world: undefined,
    publicShopper: publicShopper(storefront),
    publicShop: () => ports as Shop,
  });
