import { isAbsolute } from 'node:path';
import type { Plugin } from 'vite';

const MAP_COMMENT = /\n\/\/# sourceMappingURL=\S+\s*$/u;
const BEYOND_ASCII = /[^\0-\x7f]/gv;
/** An escape before a character beyond ASCII, and templates that see how they are written. */
const NOT_ESCAPABLE = /\\[^\0-\x7f]|String\.raw`[^`]*[^\0-\x7f`]/v;

/** A package is written in a way that `packageFiles` cannot shorten. */
class NotEscapable extends Error {
  override readonly name = 'NotEscapable';
}

/** The bundler's own modules have no path. */
const isOurs = (id: string): boolean => isAbsolute(id) && !id.includes('/node_modules/');

const escaped = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

/**
 * The files that hold packages alone, as they cost least:
 * - without source maps. Node reads all maps of a stack trace, and that of the packages is five times ours; they are built
 *   without being minified, so a line of theirs shows what failed.
 * - with escapes for characters beyond ASCII. Node keeps the whole text, and a single such character doubles it.
 */
export const packageFiles = (): Plugin => ({
  name: 'package-files',
  enforce: 'post',
  generateBundle: (_options, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.moduleIds.some(isOurs)) continue;
      const [problem] = NOT_ESCAPABLE.exec(chunk.code) ?? [];
      if (problem !== undefined) throw new NotEscapable(`${chunk.fileName}: ${problem}`);
      chunk.code = chunk.code.replace(MAP_COMMENT, '').replace(BEYOND_ASCII, escaped);
      Reflect.deleteProperty(bundle, `${chunk.fileName}.map`);
    }
  },
});
