import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const GENERATED = 'src/platform/generated/persisted-documents.json';

/** Writes the documents that this build may send next to it, by their hash: in production the gateway runs no others. */
export const persistedDocuments = (): Plugin => ({
  name: 'persisted-documents',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  writeBundle() {
    const { root } = this.environment.getTopLevelConfig();
    copyFileSync(join(root, GENERATED), join(root, 'dist/persisted-documents.json'));
  },
});
