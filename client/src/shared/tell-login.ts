import { shopTabs } from './shop-tabs.ts';

/** Tells the other tabs that somebody else is here now. */
export const tellLogin = (): void => shopTabs().tell({ happened: 'login-changed' });
