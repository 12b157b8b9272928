import { shopTabs } from './shop-tabs.ts';
import type { TabMessage } from './tabs.ts';
import { keepToldVisitor } from './told-visitor.ts';

/** Tells the other tabs, and remembers what they know by now: nothing of what the message leaves out. */
export const tellTabs = (message: TabMessage): void => {
  keepToldVisitor(message);
  shopTabs().tell(message);
};
