const ORDER_ID = 'orderId';
const LAST_ORDER = 'lastOrder';

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
  typeof saved === 'object' && saved !== null && 'was' in saved && typeof saved.was === 'string' && 'is' in saved && typeof saved.is === 'string';

const isPlacedOrder = (saved: unknown): saved is PlacedOrder =>
  typeof saved === 'object' && saved !== null &&
  'cartId' in saved && typeof saved.cartId === 'string' &&
  'orderId' in saved && typeof saved.orderId === 'string' &&
  (!('otherTotal' in saved) || isOtherTotal(saved.otherTotal));

/** If the storage is full or blocked, only this convenience is lost: the gateway stores the order too. */
const tried = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

const lastOrder = (): PlacedOrder | undefined => {
  const saved: unknown = tried(() => JSON.parse(localStorage.getItem(LAST_ORDER) ?? 'null'));
  return isPlacedOrder(saved) ? saved : undefined;
};

/** Saves the order that this tab has just placed (specification A3: session values), and lets all tabs know which order the cart became. */
export const savePlacedOrder = (placed: PlacedOrder): void => {
  const known = lastOrder();
  tried(() => sessionStorage.setItem(ORDER_ID, placed.orderId));
  // Another tab's order comes without its other total: keep the one already saved.
  tried(() => localStorage.setItem(LAST_ORDER, JSON.stringify(known?.orderId === placed.orderId ? { ...known, ...placed } : placed)));
};

/** The order of this tab, until its confirmation has been shown and cleaned up. */
export const placedOrderId = (): string | undefined => tried(() => sessionStorage.getItem(ORDER_ID)) ?? undefined;

export const removePlacedOrder = (): void => {
  tried(() => sessionStorage.removeItem(ORDER_ID));
};

/** The order that a cart became in any tab of this browser. */
export const orderOfCart = (cartId: string): string | undefined => {
  const last = lastOrder();
  return last?.cartId === cartId ? last.orderId : undefined;
};

/** Whether this browser placed the order, so that a thank-you may be shown. */
export const isPlacedHere = (orderId: string): boolean => lastOrder()?.orderId === orderId;

/** The other total of an order that this browser placed. */
export const otherTotalOf = (orderId: string): OtherTotal | undefined => (isPlacedHere(orderId) ? lastOrder()?.otherTotal : undefined);
