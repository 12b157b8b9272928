/** How long a removed cart line can be brought back, in milliseconds (specification A9). */
export const UNDO_WINDOW_MS = 8000;
