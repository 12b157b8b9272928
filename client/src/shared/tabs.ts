/** What one tab of the shop tells the others. */
export type TabMessage = { readonly happened: 'cart-changed' } | { readonly happened: 'login-changed' };

const CHANNEL = 'syncApolloData';

export interface Tabs {
  readonly tell: (message: TabMessage) => void;
  /** Hears the other tabs, never this one. Answers how to stop. */
  readonly listen: (heard: (message: TabMessage) => void) => () => void;
}

const isTabMessage = (message: unknown): message is TabMessage =>
  typeof message === 'object' && message !== null && 'happened' in message && (message.happened === 'cart-changed' || message.happened === 'login-changed');

const byChannel = (): Tabs => {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: (message) => channel.postMessage(message),
    listen: (heard) => {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        if (isTabMessage(data)) heard(data);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
};

const messageIn = (text: string): unknown => {
  try {
    const envelope: unknown = JSON.parse(text);
    return typeof envelope === 'object' && envelope !== null && 'message' in envelope ? envelope.message : undefined;
  } catch {
    return undefined;
  }
};

/** Storage events reach the other tabs only, and only when the value differs: hence the count. */
const byStorage = (): Tabs => {
  let told = 0;
  return {
    tell: (message) => localStorage.setItem(CHANNEL, JSON.stringify({ message, told: `${performance.timeOrigin}-${(told += 1)}` })),
    listen: (heard) => {
      const onStorage = ({ key, newValue }: StorageEvent): void => {
        const message = key === CHANNEL && newValue !== null ? messageIn(newValue) : undefined;
        if (isTabMessage(message)) heard(message);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
};

/** Connects the tabs of this browser (specification A7), by the local storage where no channel is. */
export const openTabs = (): Tabs => (typeof BroadcastChannel === 'undefined' ? byStorage() : byChannel());
