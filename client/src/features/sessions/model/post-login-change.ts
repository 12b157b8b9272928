import type { LoginState } from '../../../platform/generated/graphql.ts';
import { tellTabs } from '../../../platform/tabs/post-to-tabs.ts';

/** Tells the other tabs that somebody else is here now. Their cart may be another one too. */
export const tellLogin = (loginState: LoginState): void => tellTabs({ happened: 'login-changed', loginState });
