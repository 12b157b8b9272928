import { isLoginState, isTabCart, type TabMessage } from './tab-messages.ts';

const TOLD_VISITOR = 'toldVisitor';

/** What the tabs of this browser were told last of who is here and of their cart. */
export type ToldVisitor = Pick<TabMessage, 'loginState' | 'cart'>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Nothing where no tab told yet, or where the browser keeps nothing. */
export const toldVisitor = (): ToldVisitor => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TOLD_VISITOR) ?? '{}');
    if (!isObject(kept)) return {};
    return {
      ...('loginState' in kept && isLoginState(kept.loginState) ? { loginState: kept.loginState } : {}),
      ...('cart' in kept && isTabCart(kept.cart) ? { cart: kept.cart } : {}),
    };
  } catch {
    return {};
  }
};

export const keepToldVisitor = ({ loginState, cart }: ToldVisitor): void => {
  try {
    localStorage.setItem(TOLD_VISITOR, JSON.stringify({ loginState, cart }));
  } catch {
    // A forbidden or full storage: the other tabs learn of a login by form or link when they ask again themselves.
  }
};
