import { isLoginState, isTabCart, type TabMessage } from './tab-messages.ts';

const STORAGE_KEY = 'lastPostedVisitor';

/** What the tabs of this browser were told last of who is here and of their cart. */
export type PostedVisitor = Pick<TabMessage, 'loginState' | 'cart'>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Nothing where no tab told yet, or where the browser keeps nothing. */
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
    // A forbidden or full storage: the other tabs learn of a login by form or link when they ask again themselves.
  }
};
