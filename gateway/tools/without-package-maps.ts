import { isAbsolute } from 'node:path';
import type { Plugin } from 'vite';

const MAP_COMMENT = /\n\/\/# sourceMappingURL=\S+\s*$/u;

/** The bundler's own modules have no path. */
const isOurs = (id: string): boolean => isAbsolute(id) && !id.includes('/node_modules/');

/**
 * Removes the source maps of files that hold packages alone. Node reads all maps of a stack trace, and that of the
 * packages is five times ours; they are built without being minified, so a line of theirs shows what failed.
 */
export const withoutPackageMaps = (): Plugin => ({
  name: 'without-package-maps',
  enforce: 'post',
  generateBundle: (_options, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.moduleIds.some(isOurs)) continue;
      chunk.code = chunk.code.replace(MAP_COMMENT, '');
      Reflect.deleteProperty(bundle, `${chunk.fileName}.map`);
    }
  },
});
