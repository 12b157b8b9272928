import { inlineScripts } from '@shop/client/tools/inline-scripts';
import { clientManifest } from '@shop/client/tools/client-manifest';
import { defineConfig } from 'vitest/config';

import { sharedWorkers } from '../../tools/tests/shared-workers.ts';

/** Tests in which a shopper uses a page need a document; tests of the gateway's responses do not. */
const SCREENS = '**/*.test.tsx';

const onScreens = sharedWorkers('acceptance screens');

/** The real gateway and the real client in one process: no build, no browser, no network except the loopback to the fake upstream. */
export default defineConfig({
  plugins: [inlineScripts(), clientManifest()],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  json: { namedExports: false, stringify: true },
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // The same module that Node loads for the other packages: two copies of graphql reject each other's types.
    alias: [{ find: /^graphql$/u, replacement: 'graphql/index.js' }],
    projects: [
      { extends: true, test: { ...sharedWorkers('acceptance pages'), environment: 'node', include: ['**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...onScreens,
          environment: 'happy-dom',
          include: [SCREENS],
          setupFiles: [...onScreens.setupFiles, '@shop/client/testing/clean-up'],
        },
      },
    ],
  },
});
