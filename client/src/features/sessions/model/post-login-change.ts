import type { LoginState } from '../../../platform/generated/graphql.ts';
import { postToTabs } from '../../../platform/tabs/post-to-tabs.ts';

/** Tells the other tabs that somebody else is here now. Their cart may be another one too. */
export const postLoginChange = (loginState: LoginState): void => postToTabs({ happened: 'login-changed', loginState });
