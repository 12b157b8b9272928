import type { FormEcho, ServerToast } from '@shop/client/app/page-contract';
import type { CheckoutLoginOption, StoredOrder } from '@shop/domain/checkout/checkout';
import type { FinishedCheckout } from '@shop/domain/checkout/finish-checkout';
import type { ExpressCheckout } from '@shop/domain/payments/express-payment';
import type { OrderId } from '@shop/domain/orders/order';
import type { OrderLookUp } from '@shop/domain/orders/orders.port';
import type { OpenedSession, SignedIn } from '@shop/domain/sessions/sessions.port';
import type { CartId, LoginState, Shopper } from '@shop/domain/sessions/shopper';
import type { StoredCancellation } from '../cancellations/stored-cancellation.ts';
import type { StoredPrimeCheckout } from '../prime/stored-prime-checkout.ts';
import type { StoredWithdrawal } from '../withdrawals/stored-withdrawal.ts';
import type { ReturnDraftPlace } from '../returns/return-draft-cookie.ts';
import type { ShownOrder } from '../sessions/shown-order.ts';
import type { SessionChangeListeners } from '../sessions/session-change-listeners.ts';
import type { CookieJar } from './cookie-jar.ts';
import type { WritePermission } from './write-permission.ts';

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

/** The visitor's session as one request reads and changes it: who is shopping, and what the response stores in the browser. */
export interface VisitorSession {
  readonly id: string;
  /** Who is shopping; changes if a session opens or ends during the request. */
  readonly shopper: Shopper;
  /** Scheme and host, no trailing slash. */
  readonly baseUrl: string;
  /** Whether it came from one of our pages and carries the gateway's token: only then may it change anything. */
  readonly permission: WritePermission;
  /** How a visitor without a session wants to check out. */
  readonly loginOption: CheckoutLoginOption | undefined;
  /** The order just placed, until its confirmation has been shown and cleaned up. */
  readonly storedOrder: StoredOrder | undefined;
  readonly newCartId: CartId | undefined;
  /** The express checkout that this browser entered last. It counts for its own cart only. */
  readonly express: ExpressCheckout | undefined;
  /** The Prime checkout that this browser has started. */
  readonly primeCheckout: StoredPrimeCheckout | undefined;
  /** The order whose confirmation was shown last, for half an hour, until the next login or logout; that of a guest until somebody shops again. */
  readonly shownOrder: ShownOrder | undefined;
  /** The declaration of withdrawal that was typed or received last, for an hour. */
  readonly withdrawal: StoredWithdrawal | undefined;
  /** The key of the next cancellation and the receipt of the last one, for an hour. */
  readonly cancellation: StoredCancellation | undefined;
  /** The order that the visitor looked up without an account, for half an hour. */
  readonly lookedUpOrder: OrderLookUp | undefined;
  /** Where the return that this browser fills in is stored; cannot be guessed. */
  readonly returnDraft: ReturnDraftPlace | undefined;
  /** Whether the shop revoked the session during this request (specification A8). */
  readonly isSessionRevoked: boolean;
  /** Whether the session, or the cart in it, ended during this request. */
  readonly hasSessionEnded: boolean;
  opened(session: OpenedSession): void;
  signedIn(session: SignedIn, as: Exclude<LoginState, 'logged-out'>, stay: boolean): void;
  /** Remembers that the account's owner uses this browser. */
  rememberBrowser(identifier: string): void;
  /** Forgets it again: the account is gone. */
  forgetBrowser(): void;
  /** Counts a request for a new password: 1 for the first of this visitor. */
  countPasswordTry(): number;
  /** The session has expired: the visitor goes on without one. */
  signedOut(): void;
  /** The visitor ends the session: the next one finds nothing of it. */
  loggedOut(): void;
  /** The same visitor goes on anonymously, in the new session. */
  startedOver(next: OpenedSession): void;
  useCart(cartId: CartId): void;
  forgetCart(): void;
  chooseLogin(option: CheckoutLoginOption): void;
  enterExpress(express: ExpressCheckout): void;
  leaveExpress(): void;
  storePrimeCheckout(checkout: StoredPrimeCheckout): void;
  leavePrimeCheckout(): void;
  /** Stores the order that the visitor's cart has become. */
  orderPlaced(orderId: OrderId, newCartId: CartId | undefined): void;
  /** The confirmation of the order just placed was shown; the visitor continues like this. */
  orderShown(next: FinishedCheckout): void;
  /** The order just confirmed stays readable: its guest is its customer now. */
  buyerRegistered(session: SignedIn, orderId: OrderId): void;
  /** Somebody shops again: a guest's order is not theirs to read. A customer's goes with the login. */
  forgetShownOrder(): void;
  /** Remembers what finds an order again; absent: forgets it. */
  orderLookedUp(found: OrderLookUp | undefined): void;
  rememberReturn(draftId: string): void;
  /** Adds toasts for the next page, after those that are already waiting. */
  addToasts(toasts: readonly ServerToast[]): void;
  saveFormEcho(echo: FormEcho): void;
  storeWithdrawal(withdrawal: StoredWithdrawal): void;
  storeCancellation(cancellation: StoredCancellation): void;
}
