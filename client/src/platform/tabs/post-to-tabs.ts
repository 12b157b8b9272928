import { shopTabs } from './tab-channel.ts';
import type { TabMessage } from './tab-messages.ts';
import { keepToldVisitor } from './last-posted-visitor.ts';

/** Tells the other tabs, and remembers what they know by now: nothing of what the message leaves out. */
export const tellTabs = (message: TabMessage): void => {
  keepToldVisitor(message);
  shopTabs().tell(message);
};
