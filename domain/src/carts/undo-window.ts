/** How long a removed cart line can be restored, in milliseconds (specification A9). */
export const UNDO_WINDOW_MS = 8000;
