import headline from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** Fonts of the first view, preloaded before the style sheet requests them. */
export const fontFiles: readonly string[] = [text, headline];
