import type { FormEcho, ServerToast } from '@shop/client/app/page-contract';
import type { CheckoutLoginOption } from '@shop/domain/checkout/checkout';
import type { FinishedCheckout } from '@shop/domain/checkout/finish-checkout';
import type { OrderId } from '@shop/domain/orders/order';
import type { OrderLookUp } from '@shop/domain/orders/orders.port';
import type { ExpressCheckout } from '@shop/domain/payments/express-payment';
import type { OpenedSession, SignedIn } from '@shop/domain/sessions/sessions.port';
import type { CartId, LoginState, Shopper } from '@shop/domain/sessions/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { CookieJar } from './cookie-jar.ts';
import { COOKIES, COOKIES_OF_PLACED_ORDER, COOKIES_OF_SESSION } from './cookies.ts';
import { rememberBrowser } from '../limits/known-browser.ts';
import { addToasts } from './server-toasts.ts';
import { readLookedUpOrder, writeLookedUpOrder } from '../orders/looked-up-order.ts';
import { readShownOrder, writeShownOrder } from '../sessions/shown-order.ts';
import { readExpressCheckout } from '../payments/stored-express-checkout.ts';
import { readPrimeCheckout, type StoredPrimeCheckout, writePrimeCheckout } from '../prime/stored-prime-checkout.ts';
import { packJson } from '../shared/packed-json.ts';
import { packFormEcho } from './pack-form-echo.ts';
import { readStoredCancellation, type StoredCancellation, writeStoredCancellation } from '../cancellations/stored-cancellation.ts';
import { readStoredWithdrawal, type StoredWithdrawal, writeStoredWithdrawal } from '../withdrawals/stored-withdrawal.ts';
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

/** Beyond it the number says nothing more. */
const MAX_PASSWORD_TRIES = 1_000;

const SECURITY_LOGOUT_DUE = '1';

const isLoginOption = (text: string | undefined): text is CheckoutLoginOption => text === 'register' || text === 'guest';

const withoutSession = ({ userId, cartId, sessionToken, ...rest }: Shopper): Shopper => ({ ...rest, loginState: 'logged-out' });

/** Stored in cookies. A class, because V8 frees a literal with accessors, and the request that it holds, in major collections only (docs/decisions/0145). */
class CookieVisitorSession implements VisitorSession {
  readonly id: string;
  readonly baseUrl: string;
  shopper: Shopper;
  isSessionRevoked = false;
  private readonly jar: CookieJar;

  constructor(private readonly parts: VisitorSessionParts) {
    this.id = parts.id;
    this.baseUrl = parts.baseUrl;
    this.jar = parts.jar;
    const requestKey = parts.sessionChanges.listen({
      renewed: (session) => this.opened(session),
      revoked: () => {
        this.isSessionRevoked = true;
        this.jar.write(COOKIES.securityLogout, SECURITY_LOGOUT_DUE);
      },
    });
    this.shopper = { ...parts.shopper, mayRenewSession: true, requestKey };
  }

  get permission(): WritePermission {
    return this.parts.permission();
  }

  get loginOption(): CheckoutLoginOption | undefined {
    const option = this.jar.read(COOKIES.checkoutLogin);
    return isLoginOption(option) ? option : undefined;
  }

  get storedOrder(): VisitorSession['storedOrder'] {
    const orderId = this.jar.read(COOKIES.orderId);
    return orderId === undefined ? undefined : { orderId, cartId: this.jar.read(COOKIES.orderCartId) ?? '' };
  }

  get newCartId(): CartId | undefined {
    return this.jar.read(COOKIES.newCartId);
  }

  get express(): VisitorSession['express'] {
    return readExpressCheckout(this.jar.read(COOKIES.expressCheckout));
  }

  get primeCheckout(): VisitorSession['primeCheckout'] {
    return readPrimeCheckout(this.jar.read(COOKIES.primeCheckout));
  }

  get shownOrder(): VisitorSession['shownOrder'] {
    return readShownOrder(this.jar.read(COOKIES.shownOrder));
  }

  get withdrawal(): VisitorSession['withdrawal'] {
    return readStoredWithdrawal(this.jar.read(COOKIES.withdrawal));
  }

  get cancellation(): VisitorSession['cancellation'] {
    return readStoredCancellation(this.jar.read(COOKIES.cancellation));
  }

  get lookedUpOrder(): VisitorSession['lookedUpOrder'] {
    return readLookedUpOrder(this.jar.read(COOKIES.lookedUpOrder));
  }

  get returnDraftId(): string | undefined {
    return this.jar.read(COOKIES.returnDraft);
  }

  opened({ userId, cartId, activeWishlistId }: OpenedSession): void {
    this.jar.write(COOKIES.userId, userId);
    this.jar.write(COOKIES.cartId, cartId);
    this.jar.write(COOKIES.activeWishlistId, activeWishlistId);
    this.become({ userId, cartId });
  }

  signedIn({ userId, sessionToken, updatedCartId, activeWishlistId, expires }: SignedIn, as: Exclude<LoginState, 'logged-out'>, stay: boolean): void {
    const seconds = Math.max(0, Math.floor((Date.parse(expires) - this.parts.now()) / 1000));
    const lifetime = { seconds, endsWithBrowser: !stay };
    this.jar.write(as === 'guest' ? COOKIES.guestSession : COOKIES.customerSession, userId, lifetime);
    this.jar.clear(as === 'guest' ? COOKIES.customerSession : COOKIES.guestSession);
    this.jar.write(COOKIES.sessionToken, sessionToken, lifetime);
    for (const kind of [COOKIES.securityLogout, COOKIES.checkoutLogin, COOKIES.shownOrder]) this.jar.clear(kind);
    this.opened({ userId, cartId: updatedCartId, activeWishlistId });
    this.become({ loginState: as, sessionToken });
  }

  rememberBrowser(identifier: string): void {
    rememberBrowser(this.jar, identifier);
  }

  forgetBrowser(): void {
    this.jar.clear(COOKIES.knownBrowser);
  }

  countPasswordTry(): number {
    const triesCount = Math.min(Number(this.jar.read(COOKIES.passwordTries) ?? 0), MAX_PASSWORD_TRIES - 1) + 1;
    this.jar.write(COOKIES.passwordTries, String(triesCount));
    return triesCount;
  }

  signedOut(next?: OpenedSession): void {
    this.forgetSession();
    if (next !== undefined) this.opened(next);
  }

  useCart(cartId: CartId): void {
    this.jar.write(COOKIES.cartId, cartId);
    this.become({ cartId });
  }

  forgetCart(): void {
    this.jar.clear(COOKIES.cartId);
    const { cartId, ...rest } = this.shopper;
    this.shopper = rest;
  }

  chooseLogin(option: CheckoutLoginOption): void {
    this.jar.write(COOKIES.checkoutLogin, option);
  }

  enterExpress(express: ExpressCheckout): void {
    this.jar.write(COOKIES.expressCheckout, packJson(express));
  }

  leaveExpress(): void {
    this.jar.clear(COOKIES.expressCheckout);
  }

  storePrimeCheckout(checkout: StoredPrimeCheckout): void {
    this.jar.write(COOKIES.primeCheckout, writePrimeCheckout(checkout));
  }

  leavePrimeCheckout(): void {
    this.jar.clear(COOKIES.primeCheckout);
  }

  orderPlaced(orderId: OrderId, newCartId: CartId | undefined): void {
    this.jar.write(COOKIES.orderId, orderId);
    this.jar.write(COOKIES.orderCartId, this.shopper.cartId ?? '');
    if (newCartId !== undefined) this.jar.write(COOKIES.newCartId, newCartId);
  }

  orderShown({ loginState, cartId, opened }: FinishedCheckout): void {
    const { storedOrder, shopper: { loginState: before, userId, sessionToken } } = this;
    const isLeaving = before !== 'logged-out' && loginState === 'logged-out';
    if (isLeaving) this.forgetSession();
    if (opened !== undefined) this.opened(opened);
    if (cartId !== undefined) this.useCart(cartId);
    for (const kind of COOKIES_OF_PLACED_ORDER) this.jar.clear(kind);
    if (storedOrder === undefined) return;
    const guest = isLeaving && userId !== undefined && sessionToken !== undefined ? { userId, sessionToken } : undefined;
    this.jar.write(COOKIES.shownOrder, writeShownOrder({ orderId: storedOrder.orderId, ...omitNil({ guest }) }));
  }

  buyerRegistered(session: SignedIn, orderId: OrderId): void {
    this.signedIn(session, 'customer', false);
    this.jar.write(COOKIES.shownOrder, writeShownOrder({ orderId }));
  }

  orderLookedUp(found: OrderLookUp | undefined): void {
    if (found === undefined) this.jar.clear(COOKIES.lookedUpOrder);
    else this.jar.write(COOKIES.lookedUpOrder, writeLookedUpOrder(found));
  }

  rememberReturn(draftId: string): void {
    this.jar.write(COOKIES.returnDraft, draftId);
  }

  forgetReturn(): void {
    this.jar.clear(COOKIES.returnDraft);
  }

  addToasts(toasts: readonly ServerToast[]): void {
    addToasts(this.jar, toasts);
  }

  saveFormEcho(echo: FormEcho): void {
    this.jar.write(COOKIES.formEcho, packFormEcho(echo));
  }

  storeWithdrawal(withdrawal: StoredWithdrawal): void {
    this.jar.write(COOKIES.withdrawal, writeStoredWithdrawal(withdrawal));
  }

  storeCancellation(cancellation: StoredCancellation): void {
    this.jar.write(COOKIES.cancellation, writeStoredCancellation(cancellation));
  }

  private become(change: Partial<Shopper>): void {
    this.shopper = { ...this.shopper, ...change };
  }

  private forgetSession(): void {
    for (const kind of COOKIES_OF_SESSION) this.jar.clear(kind);
    // The visitor does not know yet that the session has just been revoked.
    if (!this.isSessionRevoked) this.jar.clear(COOKIES.securityLogout);
    this.shopper = withoutSession(this.shopper);
  }
}

export const openVisitorSession = (parts: VisitorSessionParts): VisitorSession => new CookieVisitorSession(parts);
