import { LOGIN_STATES, type LoginState } from '@shop/domain/visit/shopper';

/** A cart as the header shows it. */
export interface TabCart {
  readonly id: string | null;
  readonly articleCount: number;
}

/** A message to the other tabs: what changed, and the visitor and cart since then (UPSTREAM-11). */
export interface TabMessage {
  /** `visitor-found`: a page loaded with another login or cart than last posted, because forms and links without scripts post nothing. */
  readonly happened: 'cart-changed' | 'lists-changed' | 'login-changed' | 'visitor-found';
  readonly loginState?: LoginState;
  readonly cart?: TabCart;
}

const CHANNEL = 'syncApolloData';

export interface TabChannel {
  readonly post: (message: TabMessage) => void;
  /** Receives the messages of the other tabs, never of this one. Returns how to stop. */
  readonly listen: (receive: (message: TabMessage) => void) => () => void;
}

const HAPPENED: readonly unknown[] = [
  'cart-changed',
  'lists-changed',
  'login-changed',
  'visitor-found',
] satisfies TabMessage['happened'][];

/** Checks a cart from another tab or from the storage. */
export const isTabCart = (cart: unknown): cart is TabCart =>
  typeof cart === 'object' &&
  cart !== null &&
  'id' in cart &&
  (cart.id === null || typeof cart.id === 'string') &&
  'articleCount' in cart &&
  typeof cart.articleCount === 'number';

/** Checks a login state from another tab or from the storage. */
export const isLoginState = (state: unknown): state is LoginState => LOGIN_STATES.some((known) => known === state);

const isTabMessage = (message: unknown): message is TabMessage =>
  typeof message === 'object' &&
  message !== null &&
  'happened' in message &&
  HAPPENED.includes(message.happened) &&
  (!('loginState' in message) || isLoginState(message.loginState)) &&
  (!('cart' in message) || isTabCart(message.cart));

const byChannel = (): TabChannel => {
  const receivers = new Set<(message: TabMessage) => void>();
  let channel: BroadcastChannel | undefined;
  const open = (): BroadcastChannel => {
    if (channel !== undefined) return channel;
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isTabMessage(data)) receivers.forEach((receive) => receive(data));
    });
    return channel;
  };
  // A message to a page in the browser's back/forward cache would remove it from there.
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open();
  });
  open();
  return {
    post: (message) => open().postMessage(message),
    listen: (receive) => {
      receivers.add(receive);
      return () => receivers.delete(receive);
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

/** Storage events fire in the other tabs, with the value that was set: nothing needs to stay stored. */
const byStorage = (): TabChannel => ({
  post: (message) => {
    localStorage.setItem(CHANNEL, JSON.stringify({ message }));
    localStorage.removeItem(CHANNEL);
  },
  listen: (receive) => {
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      const message = key === CHANNEL && newValue !== null ? messageIn(newValue) : undefined;
      if (isTabMessage(message)) receive(message);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
});

/** Connects the tabs of this browser (UPSTREAM-11). Falls back to the local storage. */
export const openTabChannel = (): TabChannel => (typeof BroadcastChannel === 'undefined' ? byStorage() : byChannel());

let opened: TabChannel | undefined;

/** This tab's one channel to the others. Opened in the browser only. */
export const tabChannel = (): TabChannel => (opened ??= openTabChannel());
