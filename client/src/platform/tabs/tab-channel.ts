import { openTabs, type Tabs } from './tab-messages.ts';

let opened: Tabs | undefined;

/** The one line of this tab to the others; opened in the browser only. */
export const shopTabs = (): Tabs => (opened ??= openTabs());
