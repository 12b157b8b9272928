/** How long a removed cart line can be restored, in milliseconds (CART-02). */
export const UNDO_WINDOW_MS = 8000;
