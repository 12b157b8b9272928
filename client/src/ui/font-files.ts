import headline from './generated/bricolage-grotesque.woff2?url';
import text from './generated/figtree.woff2?url';

/** Fonts of the first view, preloaded before the style sheet requests them. */
export const fontFiles: readonly string[] = [text, headline];
