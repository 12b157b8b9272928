import type { LoginState } from './generated/graphql.ts';
import { shopTabs } from './shop-tabs.ts';
import { keepToldVisitor } from './told-visitor.ts';

/** Tells the other tabs that somebody else is here now. Their cart may be another one too. */
export const tellLogin = (loginState: LoginState): void => {
  keepToldVisitor({ loginState });
  shopTabs().tell({ happened: 'login-changed', loginState });
};
