import { tabChannel } from '../../../platform/tabs/tab-messages.ts';

/** Tells the other tabs that they show lists or bookmarks of before (UPSTREAM-11). */
export const postListsChanged = (): void => tabChannel().post({ happened: 'lists-changed' });
