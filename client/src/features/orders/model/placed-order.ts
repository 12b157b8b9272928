const ORDER_ID = 'orderId';
const LAST_ORDER = 'lastOrder';

export interface OtherTotal {
  readonly was: string;
  readonly is: string;
}

/** An order, and the cart that it was made of. */
export interface PlacedOrder {
  readonly cartId: string;
  readonly orderId: string;
  /** The total that was seen and the one that the order came to, as the shop writes them, where they differ. */
  readonly otherTotal?: OtherTotal;
}

const isOtherTotal = (saved: unknown): saved is OtherTotal =>
  typeof saved === 'object' && saved !== null && 'was' in saved && typeof saved.was === 'string' && 'is' in saved && typeof saved.is === 'string';

const isPlacedOrder = (saved: unknown): saved is PlacedOrder =>
  typeof saved === 'object' && saved !== null &&
  'cartId' in saved && typeof saved.cartId === 'string' &&
  'orderId' in saved && typeof saved.orderId === 'string' &&
  (!('otherTotal' in saved) || isOtherTotal(saved.otherTotal));

/** A forbidden or full storage costs this convenience; the gateway keeps the order too. */
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

/** Keeps which order this tab has just placed (specification A3: session values), and tells all tabs what became of the cart. */
export const savePlacedOrder = (placed: PlacedOrder): void => {
  const known = lastOrder();
  tried(() => sessionStorage.setItem(ORDER_ID, placed.orderId));
  // A tab that only learns of an order does not know whether its total was another one.
  tried(() => localStorage.setItem(LAST_ORDER, JSON.stringify(known?.orderId === placed.orderId ? { ...known, ...placed } : placed)));
};

/** The order of this tab, until its confirmation was shown and everything behind it tidied up. */
export const placedOrderId = (): string | undefined => tried(() => sessionStorage.getItem(ORDER_ID)) ?? undefined;

export const removePlacedOrder = (): void => {
  tried(() => sessionStorage.removeItem(ORDER_ID));
};

/** The order that a cart became in this browser, in whichever tab. */
export const orderOfCart = (cartId: string): string | undefined => {
  const last = lastOrder();
  return last?.cartId === cartId ? last.orderId : undefined;
};

/** Whether this browser has placed that order, so that it may be thanked for. */
export const isPlacedHere = (orderId: string): boolean => lastOrder()?.orderId === orderId;

/** The other total of an order that this browser has placed. */
export const otherTotalOf = (orderId: string): OtherTotal | undefined => (isPlacedHere(orderId) ? lastOrder()?.otherTotal : undefined);
