import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.webmanifest']);
/** Compressing a file below this size, in bytes, saves nothing. */
const SMALLEST = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` next to every text file of the build, so that no request pays for compression. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler(options) {
      const folder = options.dir ?? 'dist/client';
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      await Promise.all(
        files
          .filter((file) => file.isFile() && COMPRESSIBLE.has(extname(file.name)))
          .map(async (file) => {
            const path = join(file.parentPath, file.name);
            const content = await readFile(path);
            if (content.length < SMALLEST) return;
            await Promise.all([
              writeFile(
                `${path}.br`,
                await brotli(content, {
                  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
                }),
              ),
              writeFile(`${path}.gz`, await gzipped(content, { level: 9 })),
            ]);
          }),
      );
    },
  },
});
