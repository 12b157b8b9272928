import { onTestFinished, vi } from 'vitest';

import { handleTabMessages } from '../app/handle-tab-messages.ts';
import { watchOtherSessions } from '../platform/session/page-session.ts';
import { openTabChannel, type TabChannel, tabChannel, type TabMessage } from '../platform/tabs/tab-messages.ts';
import type { openPageOver } from './open-page.tsx';

type OpenPage = Awaited<ReturnType<typeof openPageOver>>;

const handleMessages = (tabs: TabChannel, { client, store, router }: OpenPage): void => {
  handleTabMessages(tabs, client, {
    store,
    path: () => router.state.location.pathname,
    navigateTo: (path) => router.history.push(path),
    rerunGuards: () => router.invalidate(),
    isB2b: false,
  });
  onTestFinished(watchOtherSessions());
};

/** Lets an open page notice what happens in other tabs, as the app does. Returns how a test posts a message of one. */
export const hearTabs = (page: OpenPage): ((message: TabMessage) => void) => {
  let receive: (message: TabMessage) => void = () => undefined;
  const tabs = {
    post: () => undefined,
    listen: (heard: typeof receive) => {
      receive = heard;
      return () => undefined;
    },
  };
  handleMessages(tabs, page);
  return (message) => receive(message);
};

/** Connects an open page with the other tabs of its browser as the app does. Returns the channel of one of them. */
export const anotherTabOf = (page: OpenPage): TabChannel => {
  const own = openTabChannel();
  const stops: (() => void)[] = [];
  const listen: TabChannel['listen'] = (receive) => {
    const stop = own.listen(receive);
    stops.push(stop);
    return stop;
  };
  handleMessages({ ...own, listen }, page);
  onTestFinished(() => stops.forEach((stop) => stop()));
  return openTabChannel();
};

/** What one tab of an old browser stores, the others hear of. */
const storageOfTabs = (): void => {
  // A tab opens its own channel once, and the tests after this one share it.
  tabChannel();
  vi.stubGlobal('BroadcastChannel', undefined);
  const own = localStorage;
  const tell = (key: string, newValue: string | null): void =>
    void window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => own.getItem(key),
    setItem: (key: string, value: string) => {
      own.setItem(key, value);
      tell(key, value);
    },
    removeItem: (key: string) => {
      own.removeItem(key);
      tell(key, null);
    },
  });
};

/** The ways in which messages get from tab to tab, by name; each is set up by a call. */
export const WAYS_BETWEEN_TABS: readonly { readonly way: string; readonly set: () => void }[] = [
  { way: 'with BroadcastChannel', set: () => undefined },
  { way: 'without BroadcastChannel', set: storageOfTabs },
];
