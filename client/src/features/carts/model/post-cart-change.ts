import type { QueryClient } from '@tanstack/react-query';

import { cachedVisitor } from '../../sessions/model/personal-queries.ts';
import type { TabCart } from '../../../platform/tabs/tab-messages.ts';
import { postToTabs } from '../../../platform/tabs/post-to-tabs.ts';

/** Tells the other tabs what the cart holds now, and whose it is as far as this tab knows. */
export const postCartChange = (client: QueryClient, { id, articleCount }: TabCart): void => {
  const me = cachedVisitor(client);
  postToTabs({ happened: 'cart-changed', cart: { id, articleCount }, ...(me === undefined ? {} : { loginState: me.loginState }) });
};
