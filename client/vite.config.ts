import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { filesOfPages, PAGES_THAT_SHARE } from './tools/chunks.ts';
import { clientManifest } from './tools/client-manifest.ts';
import { inlineScripts } from './tools/inline-scripts.ts';
import { persistedDocuments } from './tools/persisted-documents.ts';
import { precompress } from './tools/precompress.ts';
import { CLASS_NAME_PATTERN, shortClassNames } from './tools/short-class-names.ts';
import { splitDocuments } from './tools/split-documents.ts';

/** URL paths of the built files; their names contain a hash of their content. */
const ASSETS = 'assets';

/**
 * V8 compiles all functions of a file that begins with this while the file arrives, off the main thread. Otherwise the main thread
 * compiles each when it is first called, a quarter of the time that a phone takes to start (docs/decisions/0144).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** The highest priority of a group whose modules several pages share. */
const SHARED = 2;
const PAGES = filesOfPages(SHARED);

const OWN = /(?:client|domain)\/src\/(?!locales|routes)/;

/** Only pages with a form load its parts, however many these are. What the cart's buttons need of a form is not among them. */
const FORMS = new RegExp(
  `(?:${[
    String.raw`client\/src\/ui\/(?:form|form-fields|text-field|text-area|password-field|email-field|file-field|radio-group|checkbox|error-summary|character-count|progress-steps)`,
    String.raw`client\/src\/platform\/forms\/(?!input-before-hydration|use-after-pointer-up|form-values|form-draft|field-errors|use-field-error-text)[\w-]+`,
    String.raw`domain\/src\/[\w/-]*(?:form-rules|field-limits|upload-rules|email-suggestions)`,
  ].join('|')})\\.tsx?$`,
);

/** The texts of every page, in one language. */
const TEXTS = /client\/src\/locales\/(\w+)\/(?:shell|messages)\.json$/;

/** What the fields share with pages that have no form. */
const BASICS = /client\/src\/(?:ui\/(?:button|icon|notice|visually-hidden|link-button|card)|platform\/(?:failures\/failure-notice|focus\/focus-page|hydration\/[\w-]+|texts\/[\w-]+|toasts\/[\w-]+|pages\/page-context))\.tsx?$/;

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, codeSplittingOptions: { defaultBehavior: [['component'], ['loader'], ['errorComponent'], ['notFoundComponent'], ['pendingComponent']] }, addExtensions: true, semicolons: true, quoteStyle: 'single', disableLogging: true }),
    react(),
    splitDocuments(),
    shortClassNames(),
    inlineScripts(),
    clientManifest(),
    persistedDocuments(),
    precompress(),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: CLASS_NAME_PATTERN, grid: false } },
  },
  json: { namedExports: false, stringify: true },
  builder: { sharedConfigBuild: false },
  build: { target: 'baseline-widely-available', assetsDir: ASSETS, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: {
      // One style sheet for all pages: downloading it takes less time than a second request.
      build: { outDir: 'dist/client', manifest: true, cssCodeSplit: false, rolldownOptions: {
          input: 'src/app/entry-client.tsx',
          // The libraries that every page needs are one file: it compresses better, and our own changes leave it in the caches.
          output: {
            postBanner: COMPILE_HINT,
            codeSplitting: {
              groups: [
                ...PAGES,
                { name: 'forms', test: FORMS, minShareCount: PAGES_THAT_SHARE },
                { name: 'shell', priority: 1, test: (id: string) => OWN.test(id) && !FORMS.test(id), minShareCount: PAGES_THAT_SHARE },
                { name: 'basics', priority: SHARED, test: BASICS },
                // Above the pages, the first of which brings along what it imports.
                { name: 'libraries', priority: SHARED + PAGES.length + 1, test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|i18next|jotai)\// },
                { name: (id) => `texts-${TEXTS.exec(id)?.[1] ?? ''}`, priority: 1, test: TEXTS },
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
