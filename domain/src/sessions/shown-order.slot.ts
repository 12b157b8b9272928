import type { Shopper, UserId } from '../visit/shopper.ts';
import type { Slot, Visit } from '../visit/visit.port.ts';
import { omitNil } from '../shared/omit-nil.ts';
import { optional, storedNumber, storedRecord, storedText } from '../shared/stored-content.ts';
import type { OrderId } from '../shared/shop-id.ts';

/** A confirmed order, and the guest session that may read it. The visitor is logged out. */
export interface ShownOrder {
  readonly orderId: OrderId;
  readonly guest?: { readonly userId: UserId; readonly sessionToken: string };
}

interface StoredShownOrder extends ShownOrder {
  /** In ms since the epoch, by the clock of the shop. */
  readonly shownAt: number;
}

/** For how long a confirmation that was shown can be read again. */
const SHOWN_AGAIN_SECONDS = 30 * 60;

/** The order whose confirmation was shown last, until the next login or logout; that of a guest until somebody shops again (docs/decisions/0057). */
export const SHOWN_ORDER: Slot<StoredShownOrder> = {
  name: 'shownOrder',
  version: 1,
  seconds: SHOWN_AGAIN_SECONDS,
  endsWithBrowser: true,
  read: storedRecord<StoredShownOrder>({
    orderId: storedText,
    shownAt: storedNumber,
    guest: optional(storedRecord({ userId: storedText, sessionToken: storedText })),
  }),
};

/** The order, if its confirmation was shown less than half an hour ago by the clock of the shop. */
export const shownOrderOf = (visit: Pick<Visit, 'now' | 'read'>): ShownOrder | undefined => {
  const stored = visit.read(SHOWN_ORDER);
  if (stored === undefined) return undefined;
  const { shownAt, ...shown } = stored;
  return visit.now().getTime() - shownAt <= SHOWN_AGAIN_SECONDS * 1_000 ? shown : undefined;
};

/** Remembers an order whose guest, if there was one, has left the session. */
export const rememberShownOrder = (
  visit: Visit,
  orderId: OrderId,
  { userId, sessionToken }: Pick<Shopper, 'userId' | 'sessionToken'> = {},
): void => {
  const guest = userId === undefined || sessionToken === undefined ? undefined : { userId, sessionToken };
  visit.write(SHOWN_ORDER, { orderId, shownAt: visit.now().getTime(), ...omitNil({ guest }) });
};

/** Somebody shops again: a guest's order is not theirs to read. A customer's goes with the login. */
export const forgetGuestsOrder = (visit: Visit): void => {
  if (shownOrderOf(visit)?.guest !== undefined) visit.clear(SHOWN_ORDER);
};

/** Who reads a confirmed order: the guest who placed it, without the visitor's cart. */
export const readerOf = ({ guest }: ShownOrder, { cartId: _cart, ...shopper }: Shopper): Shopper =>
  guest === undefined ? shopper : { ...shopper, ...guest, loginState: 'guest' };
