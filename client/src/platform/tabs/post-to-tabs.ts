import { savePostedVisitor } from './last-posted-visitor.ts';
import { tabChannel, type TabMessage } from './tab-messages.ts';

/** Posts a message to the other tabs and saves what they know now: nothing about the values that the message omits. */
export const postToTabs = (message: TabMessage): void => {
  savePostedVisitor(message);
  tabChannel().post(message);
};
