import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:client-manifest';

/** In development the entry is a source file, and the development server provides the styles (tools/dev/client-server.mjs). */
const DEVELOPMENT = {
  'src/app/entry-client.tsx': { file: 'tools/dev-entry.ts', isEntry: true },
  'style.css': { file: '@styles.css' },
};

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Adds modules that are imported dynamically but share their file with others: Vite's manifest has the file alone. */
export const withSharedFiles = (
  manifest: Manifest,
  modules: readonly { readonly key: string; readonly file: string }[],
): Manifest => {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const shared = modules.flatMap(({ key, file }) => {
    const chunk = chunks.get(file);
    return chunk === undefined ? [] : [[key, chunk] as const];
  });
  return { ...Object.fromEntries(shared), ...manifest };
};

const MANIFEST = '.vite/manifest.json';

/** Gives the server build the names of the files that the browser build has written. */
export const clientManifest = (): Plugin => ({
  name: 'client-manifest',
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  load(id) {
    if (id !== `\0${VIRTUAL}`) return undefined;
    if (this.environment.config.command !== 'build')
      return `export default ${JSON.stringify(process.env['VITEST'] === undefined ? DEVELOPMENT : {})}`;
    const { root, environments } = this.environment.getTopLevelConfig();
    return `export default ${readFileSync(join(root, environments.client?.build.outDir ?? 'dist/client', MANIFEST), 'utf8')}`;
  },
  writeBundle: {
    order: 'pre',
    sequential: true,
    handler({ dir = 'dist/client' }, bundle) {
      if (this.environment.name !== 'client') return;
      const { root } = this.environment.getTopLevelConfig();
      const modules = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? chunk.moduleIds.map((id) => ({ id, file: chunk.fileName })) : [],
      );
      const imported = modules.filter(({ id }) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0);
      const path = join(dir, MANIFEST);
      const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
      writeFileSync(
        path,
        JSON.stringify(
          withSharedFiles(
            manifest,
            imported.map(({ id, file }) => ({ key: relative(root, id), file })),
          ),
          undefined,
          2,
        ),
      );
    },
  },
});
