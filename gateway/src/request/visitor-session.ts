import type { FormEcho, ServerToast } from '@shop/client/app/page-contract';
import type { CheckoutLoginOption, StoredOrder } from '@shop/domain/checkout/checkout';
import type { FinishedCheckout } from '@shop/domain/checkout/finish-checkout';
import type { OrderId } from '@shop/domain/orders/order';
import type { OpenedSession, SignedIn } from '@shop/domain/sessions/sessions.port';
import type { CartId, LoginState, Shopper } from '@shop/domain/sessions/shopper';
import type { ShownOrder } from '../sessions/shown-order.ts';
import type { WritePermission } from './write-permission.ts';

/** The visitor's session as one request sees and changes it: who is shopping, and what the response leaves in the browser. */
export interface VisitorSession {
  readonly id: string;
  /** Who is shopping: a session that opens or ends during the request changes it. */
  readonly shopper: Shopper;
  /** Scheme and host, no trailing slash. */
  readonly baseUrl: string;
  /** Whether it came from a page of ours and carries the gateway's token: only then may it change anything. */
  readonly permission: WritePermission;
  /** How somebody without a session wants to check out. */
  readonly loginOption: CheckoutLoginOption | undefined;
  /** The order just placed, until its confirmation has been shown and cleaned up. */
  readonly storedOrder: StoredOrder | undefined;
  readonly newCartId: CartId | undefined;
  /** The order whose confirmation was shown last, until somebody signs in or out. */
  readonly shownOrder: ShownOrder | undefined;
  /** Whether the shop revoked the session during this request (specification A8). */
  readonly isSessionRevoked: boolean;
  opened(session: OpenedSession): void;
  signedIn(session: SignedIn, as: Exclude<LoginState, 'logged-out'>, stay: boolean): void;
  /** Remembers that the owner of the account uses this browser. */
  rememberBrowser(identifier: string): void;
  /** Ends the session; the visitor goes on anonymously, with the new session or without any. */
  signedOut(next?: OpenedSession): void;
  useCart(cartId: CartId): void;
  forgetCart(): void;
  chooseLogin(option: CheckoutLoginOption): void;
  /** Stores the order that the visitor's cart has become. */
  orderPlaced(orderId: OrderId, newCartId: CartId | undefined): void;
  /** The confirmation of the order just placed was shown: the visitor goes on so. */
  orderShown(next: FinishedCheckout): void;
  /** Leaves toasts for the next page, behind those that wait for it already. */
  addToasts(toasts: readonly ServerToast[]): void;
  saveFormEcho(echo: FormEcho): void;
}
