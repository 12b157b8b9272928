import type { FormEcho, ServerToast } from '@shop/client/app/page-contract';
import type { CheckoutLoginOption } from '@shop/domain/checkout/checkout';
import type { FinishedCheckout } from '@shop/domain/checkout/finish-checkout';
import type { OrderId } from '@shop/domain/orders/order';
import type { OrderLookUp } from '@shop/domain/orders/orders.port';
import type { ExpressCheckout } from '@shop/domain/payments/express-payment';
import type { OpenedSession, SignedIn } from '@shop/domain/sessions/sessions.port';
import { asAnonymous, type CartId, type LoginState, type Shopper } from '@shop/domain/sessions/shopper';
import type { CookieJar } from './cookie-jar.ts';
import { COOKIES, COOKIES_OF_PLACED_ORDER } from './cookies.ts';
import { readLoginOption } from '../checkout/stored-login-option.ts';
import { readStoredOrder, storeOrder } from '../checkout/stored-order.ts';
import { countPasswordTry } from '../customers/password-tries.ts';
import { rememberBrowser } from '../limits/known-browser.ts';
import { addToasts } from './server-toasts.ts';
import { readLookedUpOrder, writeLookedUpOrder } from '../orders/looked-up-order.ts';
import { hasExpiredLogin } from '../sessions/expired-login.ts';
import { readReturnDraft, rememberReturnDraft } from '../returns/return-draft-cookie.ts';
import { afterLogout, goOn, goOnAnonymously } from '../sessions/public-session-cookie.ts';
import {
  clearAtLogout,
  clearSession,
  requireSecurityLogout,
  writeLogin,
  writeOpened,
} from '../sessions/session-cookies.ts';
import { readShownOrder, rememberShownOrder } from '../sessions/shown-order.ts';
import { readExpressCheckout, writeExpressCheckout } from '../payments/stored-express-checkout.ts';
import { readPrimeCheckout, type StoredPrimeCheckout, writePrimeCheckout } from '../prime/stored-prime-checkout.ts';
import { packFormEcho } from './pack-form-echo.ts';
import {
  readStoredCancellation,
  type StoredCancellation,
  writeStoredCancellation,
} from '../cancellations/stored-cancellation.ts';
import {
  readStoredWithdrawal,
  type StoredWithdrawal,
  writeStoredWithdrawal,
} from '../withdrawals/stored-withdrawal.ts';
import type { WritePermission } from './write-permission.ts';
import type { VisitorSession, VisitorSessionParts } from './visitor-session.ts';

/** Stored in cookies. A class, because V8 frees a literal with accessors, and the request that it holds, in major collections only (docs/decisions/0145). */
class CookieVisitorSession implements VisitorSession {
  readonly id: string;
  readonly baseUrl: string;
  shopper: Shopper;
  isSessionRevoked = false;
  hasSessionEnded = false;
  private readonly jar: CookieJar;

  constructor(private readonly parts: VisitorSessionParts) {
    this.id = parts.id;
    this.baseUrl = parts.baseUrl;
    this.jar = parts.jar;
    const requestKey = parts.sessionChanges.listen({
      renewed: (session) => this.goOnIn(session),
      revoked: () => {
        this.isSessionRevoked = true;
        requireSecurityLogout(this.jar);
      },
    });
    this.shopper = { ...parts.shopper, mayRenewSession: true, requestKey };
    if (hasExpiredLogin(this.jar)) this.signedOut();
  }

  get permission(): WritePermission {
    return this.parts.permission();
  }

  get loginOption(): CheckoutLoginOption | undefined {
    return readLoginOption(this.jar.read(COOKIES.checkoutLogin));
  }

  get storedOrder(): VisitorSession['storedOrder'] {
    return readStoredOrder(this.jar);
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
    return readShownOrder(this.jar.read(COOKIES.shownOrder), this.parts.now());
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

  get returnDraft(): VisitorSession['returnDraft'] {
    return readReturnDraft(this.jar);
  }

  opened(session: OpenedSession): void {
    this.forgetShownOrder();
    this.goOnIn(session);
  }

  signedIn(session: SignedIn, as: Exclude<LoginState, 'logged-out'>, stay: boolean): void {
    const { userId, sessionToken, updatedCartId, activeWishlistId, expires } = session;
    const seconds = Math.max(0, Math.floor((Date.parse(expires) - this.parts.now()) / 1000));
    const { loginState, userId: before } = this.shopper;
    if (loginState === 'customer' && (as === 'guest' || before !== userId)) this.loggedOut();
    writeLogin(this.jar, as, session, { seconds, endsWithBrowser: !stay });
    this.use({ userId, cartId: updatedCartId, activeWishlistId });
    this.become({ loginState: as, sessionToken });
  }

  rememberBrowser(identifier: string): void {
    rememberBrowser(this.jar, identifier);
  }

  forgetBrowser(): void {
    this.jar.clear(COOKIES.knownBrowser);
  }

  countPasswordTry(): number {
    return countPasswordTry(this.jar);
  }

  signedOut(): void {
    this.hasSessionEnded = true;
    clearSession(this.jar, this.shopper.userId);
    // The visitor does not know yet that the session has just been revoked.
    if (!this.isSessionRevoked) this.jar.clear(COOKIES.securityLogout);
    this.shopper = asAnonymous(this.shopper);
  }

  startedOver(next: OpenedSession): void {
    const before = this.jar.read(COOKIES.visitorSession);
    this.signedOut();
    this.use(next);
    goOnAnonymously(this.jar, before);
  }

  loggedOut(): void {
    this.signedOut();
    clearAtLogout(this.jar);
    goOn(this.jar, afterLogout());
  }

  useCart(cartId: CartId): void {
    this.jar.write(COOKIES.cartId, cartId);
    this.become({ cartId });
  }

  forgetCart(): void {
    this.hasSessionEnded = true;
    this.jar.clear(COOKIES.cartId);
    const { cartId, ...rest } = this.shopper;
    this.shopper = rest;
  }

  chooseLogin(option: CheckoutLoginOption): void {
    this.jar.write(COOKIES.checkoutLogin, option);
  }

  enterExpress(express: ExpressCheckout): void {
    this.jar.write(COOKIES.expressCheckout, writeExpressCheckout(express));
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
    storeOrder(this.jar, { orderId, cartId: this.shopper.cartId ?? '' }, newCartId);
  }

  orderShown({ loginState, cartId, opened }: FinishedCheckout): void {
    const { storedOrder, shopper: leaving } = this;
    const isLeaving = leaving.loginState !== 'logged-out' && loginState === 'logged-out';
    if (isLeaving) {
      this.signedOut();
      goOn(this.jar, afterLogout());
    }
    if (opened !== undefined) this.goOnIn(opened);
    if (cartId !== undefined) this.useCart(cartId);
    for (const kind of COOKIES_OF_PLACED_ORDER) this.jar.clear(kind);
    if (storedOrder !== undefined)
      rememberShownOrder(this.jar, this.parts.now(), storedOrder.orderId, isLeaving ? leaving : undefined);
  }

  buyerRegistered(session: SignedIn, orderId: OrderId): void {
    this.signedIn(session, 'customer', false);
    rememberShownOrder(this.jar, this.parts.now(), orderId);
  }

  forgetShownOrder(): void {
    if (this.shownOrder?.guest !== undefined) this.jar.clear(COOKIES.shownOrder);
  }

  orderLookedUp(found: OrderLookUp | undefined): void {
    if (found === undefined) this.jar.clear(COOKIES.lookedUpOrder);
    else this.jar.write(COOKIES.lookedUpOrder, writeLookedUpOrder(found));
  }

  rememberReturn(draftId: string): void {
    rememberReturnDraft(this.jar, draftId);
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

  private goOnIn(session: OpenedSession): void {
    this.hasSessionEnded ||= this.shopper.cartId !== undefined;
    this.use(session);
    // Who is signed in keeps the lifetime of the login.
    if (this.shopper.loginState === 'logged-out') goOn(this.jar);
  }

  private use(session: OpenedSession): void {
    writeOpened(this.jar, session);
    this.become({ userId: session.userId, cartId: session.cartId });
  }

  private become(change: Partial<Shopper>): void {
    this.shopper = { ...this.shopper, ...change };
  }
}

export const openVisitorSession = (parts: VisitorSessionParts): VisitorSession => new CookieVisitorSession(parts);
