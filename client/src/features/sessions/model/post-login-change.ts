import type { LoginState } from '../../../platform/generated/graphql.ts';
import { postToTabs } from '../../../platform/tabs/post-to-tabs.ts';

/** Posts the new login state to the other tabs. The cart may be another one too. */
export const postLoginChange = (loginState: LoginState): void => postToTabs({ happened: 'login-changed', loginState });
