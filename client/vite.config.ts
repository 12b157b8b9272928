import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { filesOfPages, FORMS, PAGES_THAT_SHARE } from './tools/chunks.ts';
import { classicLibraries, LIBRARIES } from './tools/classic-libraries.ts';
import { clientManifest } from './tools/client-manifest.ts';
import { inlineScripts } from './tools/inline-scripts.ts';
import { persistedDocuments } from './tools/persisted-documents.ts';
import { precompress } from './tools/precompress.ts';
import { splitDocuments } from './tools/split-documents.ts';

/** URL paths of the built files; their names contain a hash of their content. */
const ASSETS = 'assets';

/**
 * V8 compiles all functions of a file that begins with this while the file arrives, off the main thread. Otherwise the main thread
 * compiles each when it is first called, a quarter of the time that a phone takes to start (docs/decisions/0144).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** What is fetched with a module. The libraries, a classic script, have been there since the start. */
const withoutLibraries = (_file: string, files: readonly string[]): string[] =>
  files.filter((file) => !file.startsWith(`${ASSETS}/${LIBRARIES}-`));

/** The highest priority of a group whose modules several pages share. */
const SHARED = 1;
const PAGES = filesOfPages(SHARED);

/** The texts of every page, in one language. */
const TEXTS = /client\/src\/locales\/(\w+)\/(?:shell|messages)\.json$/;

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [['component'], ['loader'], ['errorComponent'], ['notFoundComponent'], ['pendingComponent']],
      },
      addExtensions: true,
      semicolons: true,
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    splitDocuments(),
    classicLibraries(),
    inlineScripts(),
    clientManifest(),
    persistedDocuments(),
    precompress(),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true } },
  },
  json: { namedExports: false, stringify: true },
  builder: { sharedConfigBuild: false },
  build: {
    target: 'baseline-widely-available',
    assetsDir: ASSETS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withoutLibraries },
  },
  environments: {
    client: {
      // One style sheet for all pages: downloading it takes less time than a second request.
      build: {
        outDir: 'dist/client',
        manifest: true,
        cssCodeSplit: false,
        rolldownOptions: {
          input: 'src/app/entry-client.tsx',
          // The libraries that every page needs are one file: it compresses better, and our own changes leave it in the caches.
          output: {
            postBanner: COMPILE_HINT,
            codeSplitting: {
              groups: [
                ...PAGES,
                { name: 'forms', test: FORMS, minShareCount: PAGES_THAT_SHARE },
                // Above the pages, the first of which brings along what it imports.
                {
                  name: LIBRARIES,
                  priority: SHARED + PAGES.length + 1,
                  test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|i18next|jotai)\//,
                },
                { name: (id) => `texts-${TEXTS.exec(id)?.[1] ?? ''}`, priority: SHARED, test: TEXTS },
              ],
            },
          },
        },
      },
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
