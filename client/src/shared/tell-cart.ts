import type { QueryClient } from '@tanstack/react-query';

import { knownVisitor } from './personal-answers.ts';
import { shopTabs } from './shop-tabs.ts';
import type { TabCart } from './tabs.ts';
import { keepToldVisitor } from './told-visitor.ts';

/** Tells the other tabs what the cart holds now, and whose it is as far as this tab knows. */
export const tellCart = (client: QueryClient, { id, articleCount }: TabCart): void => {
  const me = knownVisitor(client);
  const told = { cart: { id, articleCount }, ...(me === undefined ? {} : { loginState: me.loginState }) };
  keepToldVisitor(told);
  shopTabs().tell({ happened: 'cart-changed', ...told });
};
