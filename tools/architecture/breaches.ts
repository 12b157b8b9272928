/** Sources by path. */
export type Tree = Readonly<Record<string, string>>;

const NOTHING = 'export const nothing = 0;\n';
const sees = (what: string): string => `import { nothing } from '${what}';\nexport const seen = nothing;\n`;

/** For each rule of the architecture, the smallest tree that breaks this rule and no other. */
export const BREACHES: Readonly<Record<string, Tree>> = {
  'domain-imports-nothing': {
    'domain/src/carts/cart.ts': "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
  },
  'domain-tests-import-test-tools-only': {
    'domain/src/carts/cart.test.ts': sees('@shop/fakes/goods/goods'),
    'fakes/src/goods/goods.ts': NOTHING,
  },
  'fakes-know-only-the-domain': {
    'fakes/src/shop/in-memory-carts.ts': sees('@shop/gateway/env/env'),
    'gateway/src/env/env.ts': NOTHING,
  },
  'areas-know-lower-areas': {
    'domain/src/carts/cart.ts': sees('../checkout/checkout.ts'),
    'domain/src/checkout/checkout.ts': NOTHING,
  },
  'areas-have-a-place': {
    'domain/src/gifts/gift.ts': sees('../shared/money.ts'),
    'domain/src/shared/money.ts': NOTHING,
  },
  'client-knows-only-the-domain': {
    'client/src/features/carts/basket.tsx': sees('@shop/fakes/goods/goods'),
    'fakes/src/goods/goods.ts': NOTHING,
  },
  'client-takes-rules-not-ports': {
    'client/src/features/carts/basket.tsx':
      "import type { Carts } from '@shop/domain/carts/carts.port';\nexport type Held = Carts;\n",
    'domain/src/carts/carts.port.ts': 'export interface Carts {}\n',
  },
  'gateway-knows-no-client': {
    'gateway/src/pages/render.ts': sees('@shop/client/platform/texts/format'),
    'client/src/platform/texts/format.ts': NOTHING,
  },
  'contracts-drive-gateway-and-fakes': {
    'contracts/pact/cart.ts': sees('@shop/client/platform/texts/format'),
    'client/src/platform/texts/format.ts': NOTHING,
  },
  'journeys-see-what-a-shopper-sees': {
    'e2e/journeys/guest.ts': sees('@shop/domain/carts/cart'),
    'domain/src/carts/cart.ts': NOTHING,
  },
  'acceptance-joins-gateway-and-client': {
    'e2e/acceptance/figures.test.ts': sees('@shop/gateway/carts/present-cart'),
    'gateway/src/carts/present-cart.ts': NOTHING,
  },
  'features-are-islands': {
    'client/src/features/orders/order.tsx': sees('../carts/basket.tsx'),
    'client/src/features/carts/basket.tsx': NOTHING,
  },
  'features-below-routes': {
    'client/src/features/orders/order.tsx': sees('../../app/router.tsx'),
    'client/src/app/router.tsx': NOTHING,
  },
  'models-below-screens': {
    'client/src/features/carts/model/cart-total.ts': sees('../basket.tsx'),
    'client/src/features/carts/basket.tsx': NOTHING,
  },
  'ui-and-platform-below-features': {
    'client/src/ui/button.tsx': sees('../features/carts/basket.tsx'),
    'client/src/features/carts/basket.tsx': NOTHING,
  },
  'routes-for-the-router-only': {
    'client/src/app/providers.tsx': sees('../routes/index.tsx'),
    'client/src/routes/index.tsx': NOTHING,
  },
  'fakes-through-app-module': {
    'gateway/src/carts/carts.resolver.ts': sees('@shop/fakes/shop/in-memory-shop'),
    'fakes/src/shop/in-memory-shop.ts': NOTHING,
  },
  'adapters-through-app-module': {
    'gateway/src/carts/carts.resolver.ts': sees('../upstream/upstream-shop.ts'),
    'gateway/src/upstream/upstream-shop.ts': NOTHING,
  },
  'tests-stay-out-of-code': {
    'domain/src/carts/cart.ts': sees('../testing/a-cart.ts'),
    'domain/src/testing/a-cart.ts': NOTHING,
  },
  'no-cycles': {
    'domain/src/carts/cart.ts':
      "import type { Order } from './order.ts';\nexport type Cart = { readonly order?: Order };\n",
    'domain/src/carts/order.ts':
      "import type { Cart } from './cart.ts';\nexport type Order = { readonly cart?: Cart };\n",
  },
  'nothing-unresolved': { 'gateway/src/env/env.ts': sees('not-declared-anywhere') },
};

/** A tree that uses every allowed direction: no rule may forbid more than it says. */
export const ALLOWED_TREE: Tree = {
  'domain/src/carts/cart.ts': 'export type Cart = { readonly id: string };\nexport const nothing = 0;\n',
  'domain/src/orders/order.ts':
    "import type { Cart } from '../carts/cart.ts';\nexport type Order = { readonly cart?: Cart };\n",
  'domain/src/carts/carts.port.ts': NOTHING,
  'domain/src/carts/carts.behaviour.ts': sees('./carts.port.ts'),
  'domain/src/carts/cart.test.ts': `${sees('../testing/a-cart.ts')}import { expect } from 'vitest';\nexport const tool = expect;\n`,
  'domain/src/testing/a-cart.ts': sees('../carts/cart.ts'),
  'fakes/src/shop/in-memory-shop.ts': `${sees('@shop/domain/carts/carts.port')}export const nothing = 0;\n`,
  'fakes/src/tables.ts': sees('./carts/cart-record.ts'),
  'fakes/src/carts/cart-record.ts': `${sees('../worlds/persistent-map.ts')}export const nothing = 0;\n`,
  'fakes/src/worlds/persistent-map.ts': NOTHING,
  'fakes/src/shop/in-memory-carts.test.ts': sees('@shop/domain/carts/carts.behaviour'),
  'gateway/src/app.module.ts': `${sees('@shop/fakes/shop/in-memory-shop')}import { nothing as other } from './upstream/upstream-shop.ts';\nexport const both = other;\n`,
  'gateway/src/upstream/upstream-shop.ts': `${sees('@shop/domain/carts/carts.port')}export const nothing = 0;\n`,
  'gateway/src/qa/worlds.controller.ts': sees('@shop/fakes/shop/in-memory-shop'),
  'gateway/src/carts/carts.resolver.test.ts': sees('@shop/fakes/shop/in-memory-shop'),
  'gateway/src/pages/render.ts':
    "import type { RenderPage } from '@shop/domain/pages/page-contract';\nexport type Render = RenderPage;\n",
  'domain/src/pages/page-contract.ts': 'export type RenderPage = () => string;\n',
  'client/src/routeTree.gen.ts': sees('./routes/index.tsx'),
  'client/src/routes/index.tsx': `${sees('../features/carts/basket.tsx')}export const nothing = 0;\n`,
  'client/src/features/carts/basket.tsx': `${sees('../../ui/button.tsx')}import { nothing as rule } from '@shop/domain/carts/cart';\nexport const nothing = rule;\n`,
  'client/src/features/carts/model/cart-total.ts': `${sees('../../../platform/store.ts')}export const nothing = 0;\n`,
  'client/src/features/orders/order.tsx': sees('../carts/model/cart-total.ts'),
  'client/src/platform/store.ts': NOTHING,
  'client/src/ui/button.tsx': NOTHING,
  'contracts/pact/cart.ts': sees('@shop/gateway/upstream/upstream-shop'),
  'e2e/journeys/guest.ts': sees('@shop/fakes/shop/in-memory-shop'),
  'e2e/acceptance/figures.test.ts': sees('@shop/gateway/testing/open-shop'),
  'gateway/src/testing/open-shop.ts': NOTHING,
};
