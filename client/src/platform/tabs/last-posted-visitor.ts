import { storedValue } from '../session/stored-values.ts';
import { isLoginState, isTabCart, type TabMessage } from './tab-messages.ts';

/** The visitor and cart that the tabs of this browser last posted. */
export type PostedVisitor = Pick<TabMessage, 'loginState' | 'cart'>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const posted = storedValue('browser', 'lastPostedVisitor', isObject);

/** Empty if no tab has posted yet in this session, or if the storage is blocked. */
export const lastPostedVisitor = (): PostedVisitor => {
  const saved = posted.read() ?? {};
  return {
    ...('loginState' in saved && isLoginState(saved.loginState) ? { loginState: saved.loginState } : {}),
    ...('cart' in saved && isTabCart(saved.cart) ? { cart: saved.cart } : {}),
  };
};

/** Without a storage, the other tabs learn of a login without scripts at their next refetch. */
export const savePostedVisitor = ({ loginState, cart }: PostedVisitor): void => void posted.write({ loginState, cart });
