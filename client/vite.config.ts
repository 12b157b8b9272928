import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { clientManifest } from './tools/client-manifest.ts';
import { persistedDocuments } from './tools/persisted-documents.ts';
import { precompress } from './tools/precompress.ts';
import { pureDocuments } from './tools/pure-documents.ts';

/** Addresses under which the gateway serves the built files; their names carry a hash of their content. */
const ASSETS = 'assets';

/** What as many pages as this load anyway goes into one file: small files compress badly. */
const PAGES_THAT_SHARE = 8;

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, addExtensions: true, semicolons: true, quoteStyle: 'single', disableLogging: true }),
    react(),
    pureDocuments(),
    clientManifest(),
    persistedDocuments(),
    precompress(),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '[hash]_[local]' } },
  },
  json: { namedExports: false, stringify: true },
  builder: { sharedConfigBuild: false },
  build: { target: 'baseline-widely-available', assetsDir: ASSETS, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: {
      // One style sheet of all pages: less than one waits for a second request.
      build: { outDir: 'dist/client', manifest: true, cssCodeSplit: false, rolldownOptions: {
          input: 'src/app/entry-client.tsx',
          // What every page needs of the libraries is one file: it compresses better, and a change of ours leaves it in the caches.
          output: {
            codeSplitting: {
              groups: [
                { name: 'shell', test: /(?:client|domain)\/src\/(?!locales|routes)/, minShareCount: PAGES_THAT_SHARE },
                { name: 'libraries', priority: 1, test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|i18next|jotai)\// },
              ],
            },
          },
        } },
    },
    ssr: {
      resolve: { noExternal: command === 'build' ? true : [/^@shop\//u] },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        outDir: 'dist/server',
        ssr: true,
        emitAssets: false,
        minify: false,
        rolldownOptions: { input: 'src/app/entry-server.tsx', output: { entryFileNames: '[name].js' } },
      },
    },
  },
}));
