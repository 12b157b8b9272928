import type { FormEcho, ServerToast } from '@shop/client/app/page-contract';
import type { CheckoutLoginOption } from '@shop/domain/checkout/checkout';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { CookieJar } from './cookie-jar.ts';
import { COOKIES } from './cookies.ts';
import { rememberBrowser } from '../limits/known-browser.ts';
import { addToasts } from './server-toasts.ts';
import { readLookedUpOrder, writeLookedUpOrder } from '../orders/looked-up-order.ts';
import { readShownOrder, writeShownOrder } from '../sessions/shown-order.ts';
import { readExpressCheckout } from '../payments/stored-express-checkout.ts';
import { readPrimeCheckout, writePrimeCheckout } from '../prime/stored-prime-checkout.ts';
import { packJson } from '../shared/packed-json.ts';
import { readStoredCancellation, writeStoredCancellation } from '../cancellations/stored-cancellation.ts';
import { readStoredWithdrawal, writeStoredWithdrawal } from '../withdrawals/stored-withdrawal.ts';
import type { SessionChangeListeners } from '../sessions/session-change-listeners.ts';
import type { WritePermission } from './write-permission.ts';
import type { VisitorSession } from './visitor-session.ts';

export interface VisitorSessionParts {
  readonly id: string;
  readonly shopper: Shopper;
  readonly sessionChanges: SessionChangeListeners;
  readonly jar: CookieJar;
  readonly baseUrl: string;
  readonly permission: () => WritePermission;
  /** Now, in ms since the epoch: session cookies expire with the session. */
  readonly now: () => number;
}

/** Longest form echo in a cookie. */
const MAX_ECHO_LENGTH = 3_500;

/** The texts that take most space are left out, not cut off, until the others fit into the cookie. */
const packedEcho = (echo: FormEcho): string => {
  const packed = packJson(echo);
  const [longest] = Object.entries(echo.values).sort(([, a], [, b]) => packJson(b).length - packJson(a).length);
  if (packed.length <= MAX_ECHO_LENGTH || longest === undefined) return packed;
  return packedEcho({ ...echo, values: Object.fromEntries(Object.entries(echo.values).filter(([name]) => name !== longest[0])) });
};

/** Beyond it the number says nothing more. */
const MAX_PASSWORD_TRIES = 1_000;

const SECURITY_LOGOUT_DUE = '1';

const isLoginOption = (text: string | undefined): text is CheckoutLoginOption => text === 'register' || text === 'guest';

export const openVisitorSession = ({ id, shopper: original, sessionChanges, jar, baseUrl, permission, now }: VisitorSessionParts): VisitorSession => {
  let isRevoked = false;
  let shopper: Shopper = {
    ...original,
    mayRenewSession: true,
    requestKey: sessionChanges.listen({
      renewed: (session) => visitor.opened(session),
      revoked: () => {
        isRevoked = true;
        jar.write(COOKIES.securityLogout, SECURITY_LOGOUT_DUE);
      },
    }),
  };
  const become = (change: Partial<Shopper>): void => {
    shopper = { ...shopper, ...change };
  };
  const withoutSession = ({ userId, cartId, sessionToken, ...rest }: Shopper): Shopper => ({ ...rest, loginState: 'logged-out' });
  const forgetSession = (): void => {
    for (const kind of [COOKIES.guestSession, COOKIES.customerSession, COOKIES.sessionToken]) jar.clear(kind);
    for (const kind of [COOKIES.orderId, COOKIES.orderCartId, COOKIES.newCartId, COOKIES.shownOrder, COOKIES.checkoutLogin, COOKIES.expressCheckout]) jar.clear(kind);
    for (const kind of [COOKIES.primeCheckout, COOKIES.withdrawal, COOKIES.cancellation]) jar.clear(kind);
    for (const kind of [COOKIES.lookedUpOrder, COOKIES.activeWishlistId, COOKIES.userId, COOKIES.cartId]) jar.clear(kind);
    // The visitor does not know yet that the session has just been revoked.
    if (!isRevoked) jar.clear(COOKIES.securityLogout);
    shopper = withoutSession(shopper);
  };
  const visitor: VisitorSession = {
    id,
    baseUrl,
    get shopper() {
      return shopper;
    },
    get isSessionRevoked() {
      return isRevoked;
    },
    get permission() {
      return permission();
    },
    get loginOption() {
      const option = jar.read(COOKIES.checkoutLogin);
      return isLoginOption(option) ? option : undefined;
    },
    get storedOrder() {
      const orderId = jar.read(COOKIES.orderId);
      return orderId === undefined ? undefined : { orderId, cartId: jar.read(COOKIES.orderCartId) ?? '' };
    },
    get newCartId() {
      return jar.read(COOKIES.newCartId);
    },
    get express() {
      return readExpressCheckout(jar.read(COOKIES.expressCheckout));
    },
    get primeCheckout() {
      return readPrimeCheckout(jar.read(COOKIES.primeCheckout));
    },
    get shownOrder() {
      return readShownOrder(jar.read(COOKIES.shownOrder));
    },
    get withdrawal() {
      return readStoredWithdrawal(jar.read(COOKIES.withdrawal));
    },
    get cancellation() {
      return readStoredCancellation(jar.read(COOKIES.cancellation));
    },
    get lookedUpOrder() {
      return readLookedUpOrder(jar.read(COOKIES.lookedUpOrder));
    },
    get returnDraftId() {
      return jar.read(COOKIES.returnDraft);
    },
    opened: ({ userId, cartId, activeWishlistId }) => {
      jar.write(COOKIES.userId, userId);
      jar.write(COOKIES.cartId, cartId);
      jar.write(COOKIES.activeWishlistId, activeWishlistId);
      become({ userId, cartId });
    },
    signedIn: ({ userId, sessionToken, updatedCartId, activeWishlistId, expires }, as, stay) => {
      const seconds = Math.max(0, Math.floor((Date.parse(expires) - now()) / 1000));
      const lifetime = { seconds, endsWithBrowser: !stay };
      jar.write(as === 'guest' ? COOKIES.guestSession : COOKIES.customerSession, userId, lifetime);
      jar.clear(as === 'guest' ? COOKIES.customerSession : COOKIES.guestSession);
      jar.write(COOKIES.sessionToken, sessionToken, lifetime);
      jar.clear(COOKIES.securityLogout);
      jar.clear(COOKIES.checkoutLogin);
      jar.clear(COOKIES.shownOrder);
      visitor.opened({ userId, cartId: updatedCartId, activeWishlistId });
      become({ loginState: as, sessionToken });
    },
    rememberBrowser: (identifier) => rememberBrowser(jar, identifier),
    forgetBrowser: () => jar.clear(COOKIES.knownBrowser),
    countPasswordTry: () => {
      const triesCount = Math.min(Number(jar.read(COOKIES.passwordTries) ?? 0), MAX_PASSWORD_TRIES - 1) + 1;
      jar.write(COOKIES.passwordTries, String(triesCount));
      return triesCount;
    },
    signedOut: (next) => {
      forgetSession();
      if (next !== undefined) visitor.opened(next);
    },
    useCart: (cartId) => {
      jar.write(COOKIES.cartId, cartId);
      become({ cartId });
    },
    forgetCart: () => {
      jar.clear(COOKIES.cartId);
      const { cartId, ...rest } = shopper;
      shopper = rest;
    },
    chooseLogin: (option) => jar.write(COOKIES.checkoutLogin, option),
    enterExpress: (express) => jar.write(COOKIES.expressCheckout, packJson(express)),
    leaveExpress: () => jar.clear(COOKIES.expressCheckout),
    storePrimeCheckout: (checkout) => jar.write(COOKIES.primeCheckout, writePrimeCheckout(checkout)),
    leavePrimeCheckout: () => jar.clear(COOKIES.primeCheckout),
    orderPlaced: (orderId, newCartId) => {
      jar.write(COOKIES.orderId, orderId);
      jar.write(COOKIES.orderCartId, shopper.cartId ?? '');
      if (newCartId !== undefined) jar.write(COOKIES.newCartId, newCartId);
    },
    orderShown: ({ loginState, cartId, opened }) => {
      const { storedOrder, shopper: { loginState: before, userId, sessionToken } } = visitor;
      const isLeaving = before !== 'logged-out' && loginState === 'logged-out';
      if (isLeaving) forgetSession();
      if (opened !== undefined) visitor.opened(opened);
      if (cartId !== undefined) visitor.useCart(cartId);
      for (const kind of [COOKIES.orderId, COOKIES.orderCartId, COOKIES.newCartId, COOKIES.checkoutLogin, COOKIES.expressCheckout]) jar.clear(kind);
      if (storedOrder === undefined) return;
      const guest = isLeaving && userId !== undefined && sessionToken !== undefined ? { userId, sessionToken } : undefined;
      jar.write(COOKIES.shownOrder, writeShownOrder({ orderId: storedOrder.orderId, ...omitNil({ guest }) }));
    },
    buyerRegistered: (session, orderId) => {
      visitor.signedIn(session, 'customer', false);
      jar.write(COOKIES.shownOrder, writeShownOrder({ orderId }));
    },
    orderLookedUp: (found) => (found === undefined ? jar.clear(COOKIES.lookedUpOrder) : jar.write(COOKIES.lookedUpOrder, writeLookedUpOrder(found))),
    rememberReturn: (draftId) => jar.write(COOKIES.returnDraft, draftId),
    forgetReturn: () => jar.clear(COOKIES.returnDraft),
    addToasts: (toasts: readonly ServerToast[]) => addToasts(jar, toasts),
    saveFormEcho: (echo: FormEcho) => jar.write(COOKIES.formEcho, packedEcho(echo)),
    storeWithdrawal: (withdrawal) => jar.write(COOKIES.withdrawal, writeStoredWithdrawal(withdrawal)),
    storeCancellation: (cancellation) => jar.write(COOKIES.cancellation, writeStoredCancellation(cancellation)),
  };
  return visitor;
};
