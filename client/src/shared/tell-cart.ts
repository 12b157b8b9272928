import type { QueryClient } from '@tanstack/react-query';

import { knownVisitor } from './personal-answers.ts';
import type { TabCart } from './tabs.ts';
import { tellTabs } from './tell-tabs.ts';

/** Tells the other tabs what the cart holds now, and whose it is as far as this tab knows. */
export const tellCart = (client: QueryClient, { id, articleCount }: TabCart): void => {
  const me = knownVisitor(client);
  tellTabs({ happened: 'cart-changed', cart: { id, articleCount }, ...(me === undefined ? {} : { loginState: me.loginState }) });
};
