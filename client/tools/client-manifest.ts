import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:client-manifest';

/** Gives the server's build the names of the files that the browser's build before it wrote. */
export const clientManifest = (): Plugin => ({
  name: 'client-manifest',
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  load(id) {
    if (id !== `\0${VIRTUAL}`) return undefined;
    if (this.environment.config.command !== 'build') return 'export default {}';
    const { root, environments } = this.environment.getTopLevelConfig();
    const outDir = environments.client?.build.outDir ?? 'dist/client';
    return `export default ${readFileSync(join(root, outDir, '.vite/manifest.json'), 'utf8')}`;
  },
});
