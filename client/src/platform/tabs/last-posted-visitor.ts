import { isLoginState, isTabCart, type TabMessage } from './tab-messages.ts';

const STORAGE_KEY = 'lastPostedVisitor';

/** The visitor and cart that the tabs of this browser last posted. */
export type PostedVisitor = Pick<TabMessage, 'loginState' | 'cart'>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Empty if no tab has posted yet, or if the storage is blocked. */
export const lastPostedVisitor = (): PostedVisitor => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    if (!isObject(saved)) return {};
    return {
      ...('loginState' in saved && isLoginState(saved.loginState) ? { loginState: saved.loginState } : {}),
      ...('cart' in saved && isTabCart(saved.cart) ? { cart: saved.cart } : {}),
    };
  } catch {
    return {};
  }
};

export const savePostedVisitor = ({ loginState, cart }: PostedVisitor): void => {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ loginState, cart }));
  } catch {
    // If the storage is full or blocked, the other tabs learn of a login without scripts at their next refetch.
  }
};
