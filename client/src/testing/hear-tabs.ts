import { onTestFinished } from 'vitest';

import { handleTabMessages } from '../app/handle-tab-messages.ts';
import { watchOtherSessions } from '../platform/session/page-session.ts';
import type { TabMessage } from '../platform/tabs/tab-messages.ts';
import type { openPageOver } from './open-page.tsx';

/** Lets an open page notice what happens in other tabs, as the app does. Returns how a test posts a message of one. */
export const hearTabs = ({
  client,
  store,
  router,
}: Awaited<ReturnType<typeof openPageOver>>): ((message: TabMessage) => void) => {
  let receive: (message: TabMessage) => void = () => undefined;
  const tabs = {
    post: () => undefined,
    listen: (heard: typeof receive) => {
      receive = heard;
      return () => undefined;
    },
  };
  handleTabMessages(tabs, client, {
    store,
    path: () => router.state.location.pathname,
    navigateTo: (path) => router.history.push(path),
    rerunGuards: () => router.invalidate(),
    isB2b: false,
  });
  onTestFinished(watchOtherSessions());
  return (message) => receive(message);
};
