import { defineConfig } from 'vite';
import { EXTERNAL_PACKAGES } from './tools/external-packages.ts';
import { packageFiles } from './tools/package-files.ts';

const APOLLO_REPORTS = String.raw`@apollo\/(?:usage-reporting-protobuf\/|protobufjs\/|server\/dist\/esm\/plugin\/(?:usageReporting|schemaReporting|inlineTrace|traceTreeBuilder))`;
const LOADED_ON_USE = String.raw`(?:bidi-js\/|@cantoo\/pdf-lib\/|culori\/|node-html-better-parser\/|html-entities\/|fflate\/|undici\/|@redis\/client\/|${APOLLO_REPORTS})`;

/** The files that packages are built into. What few gateways need is not in the one that all of them load. */
const PACKAGES = [
  { name: 'packages', test: new RegExp(String.raw`\/node_modules\/(?!\.pnpm\/|${LOADED_ON_USE})`, 'u') },
  { name: 'undici', test: /\/node_modules\/undici\// },
  { name: 'redis', test: /\/node_modules\/@redis\/client\// },
  { name: 'apollo-reports', test: new RegExp(`/node_modules/${APOLLO_REPORTS}`, 'u') },
];

/**
 * Builds `dist/main.js`, which loads `start.js` with our own sources and `packages.js` with what they import
 * (docs/decisions/0143). The shop behind the gateway, Redis and what few requests need are files of their own, loaded on use.
 * A development build leaves packages to Node, because its process has loaded them in advance (docs/decisions/0086).
 * Decorators and their metadata follow the compiler options of `tsconfig.json`.
 */
export default defineConfig(({ command, mode }) => {
  const isBundled = command === 'build' && mode === 'production';
  return {
    plugins: isBundled ? [packageFiles()] : [],
    build: {
      ssr: 'src/main.ts',
      outDir: 'dist',
      target: 'node26',
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        external: isBundled ? EXTERNAL_PACKAGES.map(({ pattern }) => pattern) : [],
        output: {
          entryFileNames: 'main.js',
          chunkFileNames: '[name].js',
          ...(isBundled ? { comments: false, codeSplitting: { groups: PACKAGES } } : {}),
        },
      },
    },
    ssr: {
      noExternal: isBundled ? true : [/^@shop\//],
      // The forms of packages that Node loads: with two forms of `graphql` in it, a schema of one is none to the other.
      ...(isBundled ? { resolve: { mainFields: ['main'], conditions: ['node'] } } : {}),
    },
    ...(isBundled ? { resolve: { extensions: ['.js', '.json', '.mjs', '.ts'] } } : {}),
  };
});
