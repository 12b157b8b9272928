import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:client-manifest';

/** In development the entry is a source file, and the development server provides the styles (tools/dev/client-server.mjs). */
const DEVELOPMENT = { 'src/app/entry-client.tsx': { file: 'tools/dev-entry.ts', isEntry: true }, 'style.css': { file: '@styles.css' } };

/** Gives the server build the names of the files that the browser build has written. */
export const clientManifest = (): Plugin => ({
  name: 'client-manifest',
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  load(id) {
    if (id !== `\0${VIRTUAL}`) return undefined;
    if (this.environment.config.command !== 'build') return `export default ${JSON.stringify(process.env['VITEST'] === undefined ? DEVELOPMENT : {})}`;
    const { root, environments } = this.environment.getTopLevelConfig();
    const outDir = environments.client?.build.outDir ?? 'dist/client';
    return `export default ${readFileSync(join(root, outDir, '.vite/manifest.json'), 'utf8')}`;
  },
});
