import { tabChannel, type TabMessage } from './tab-messages.ts';
import { savePostedVisitor } from './last-posted-visitor.ts';

/** Tells the other tabs, and remembers what they know by now: nothing of what the message leaves out. */
export const postToTabs = (message: TabMessage): void => {
  savePostedVisitor(message);
  tabChannel().post(message);
};
