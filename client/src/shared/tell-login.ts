import type { LoginState } from './generated/graphql.ts';
import { shopTabs } from './shop-tabs.ts';

/** Tells the other tabs that somebody else is here now. */
export const tellLogin = (loginState: LoginState): void => shopTabs().tell({ happened: 'login-changed', loginState });
