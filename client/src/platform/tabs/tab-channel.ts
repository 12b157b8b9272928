import { openTabChannel, type TabChannel } from './tab-messages.ts';

let opened: TabChannel | undefined;

/** The one line of this tab to the others; opened in the browser only. */
export const tabChannel = (): TabChannel => (opened ??= openTabChannel());
