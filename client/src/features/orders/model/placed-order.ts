import type { PublicSession } from '@shop/domain/sessions/public-session';

import { storedValue } from '../../../platform/session/stored-values.ts';

export interface OtherTotal {
  readonly was: string;
  readonly is: string;
}

/** An order, and the cart it was placed from. */
export interface PlacedOrder {
  readonly cartId: string;
  readonly orderId: string;
  /** The total that the shopper saw and the order's total, formatted, if they differ. */
  readonly otherTotal?: OtherTotal;
}

const isOtherTotal = (saved: unknown): saved is OtherTotal =>
  typeof saved === 'object' &&
  saved !== null &&
  'was' in saved &&
  typeof saved.was === 'string' &&
  'is' in saved &&
  typeof saved.is === 'string';

const isPlacedOrder = (saved: unknown): saved is PlacedOrder =>
  typeof saved === 'object' &&
  saved !== null &&
  'cartId' in saved &&
  typeof saved.cartId === 'string' &&
  'orderId' in saved &&
  typeof saved.orderId === 'string' &&
  (!('otherTotal' in saved) || isOtherTotal(saved.otherTotal));

const isId = (saved: unknown): saved is string => typeof saved === 'string';

const orderOfTab = storedValue('tab', 'orderId', isId);
const lastOrder = storedValue('browser', 'lastOrder', isPlacedOrder);

/** Saves the order that this tab has just placed (SUBM-06), and lets all tabs know which order the cart became. */
export const savePlacedOrder = (placed: PlacedOrder): void => {
  const known = lastOrder.read();
  orderOfTab.write(placed.orderId);
  // Another tab's order comes without its other total: keep the one already saved.
  lastOrder.write(known?.orderId === placed.orderId ? { ...known, ...placed } : placed);
};

/** The order of this tab, until its confirmation has been shown and cleaned up. */
export const placedOrderId = (): string | undefined => orderOfTab.read();

export const removePlacedOrder = (): void => orderOfTab.remove();

/** A guest's session ends with the order, whose confirmation stays on the screen: returns what saves the order again in the next session. */
export const holdLastOrder = (): (() => void) => {
  const known = lastOrder.read();
  return () => {
    if (known !== undefined) lastOrder.write(known);
  };
};

/** The order that a cart of the session became in any tab of this browser. */
export const orderOfCart = (cartId: string, session?: PublicSession): string | undefined => {
  const last = lastOrder.read(session);
  return last?.cartId === cartId ? last.orderId : undefined;
};

/** Whether this browser placed the order, so that a thank-you may be shown. */
export const isPlacedHere = (orderId: string): boolean => lastOrder.read()?.orderId === orderId;

/** The other total of an order that this browser placed. */
export const otherTotalOf = (orderId: string): OtherTotal | undefined =>
  isPlacedHere(orderId) ? lastOrder.read()?.otherTotal : undefined;
