const ORDER_ID = 'orderId';

const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};

/** Keeps which order this tab has just placed (specification A3: session values), until its confirmation was shown. */
export const keepPlacedOrder = (orderId: string): void => {
  try {
    storage()?.setItem(ORDER_ID, orderId);
  } catch {
    // The gateway keeps it too; this tab's own copy only outlives the tidying up of another.
  }
};

export const placedOrder = (): string | undefined => storage()?.getItem(ORDER_ID) ?? undefined;

export const dropPlacedOrder = (): void => storage()?.removeItem(ORDER_ID);
