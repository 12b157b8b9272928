import { withdrawalPath } from '@shop/domain/shared/paths';
import { ORDINARY, selectItems } from '../goods/select-items.ts';
import { addItems, cartIdOf, continueAsGuest, enterShop, payBy, ScenarioRefused } from './steps.ts';
import type { Scenario } from './scenario.ts';

/** The first order of a world. */
const ORDER = '400000001';

/** Scenarios of contracts from which a consumer withdraws. */
export const WITHDRAWAL_SCENARIOS: readonly Scenario[] = [
  {
    name: 'withdrawal',
    title:
      'a guest who has ordered, on the withdrawal form with the number of that order; the mail about it went to gerda.gast@pausenhof.example',
    storefront: 'de',
    landing: withdrawalPath(ORDER),
    play: async (context) => {
      const filled = await addItems(
        context,
        await enterShop(context),
        selectItems(context.goods, 2, { ...ORDINARY, from: 500, to: 3000 }),
        2,
      );
      const buyer = await payBy(context, await continueAsGuest(context, filled), 'RECHNUNG');
      const ordered = await context.shop.orders.submit(buyer, cartIdOf(buyer));
      if (!ordered.ok || ordered.value.newCartId === undefined) throw new ScenarioRefused('the cart was not ordered');
      return { ...buyer, cartId: ordered.value.newCartId };
    },
  },
];
