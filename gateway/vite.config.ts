import { defineConfig } from 'vitest/config';

/**
 * Builds `dist/main.js`: our own sources in one file, packages of the registry left to Node.
 * Decorators and their metadata follow the compiler options of `tsconfig.json`.
 */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node26',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
  ssr: { noExternal: [/^@shop\//] },
  test: {
    name: 'gateway',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Most tests open a whole shop.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The form that Node loads for the packages beside us: two forms of graphql do not know each other's types.
    alias: [{ find: /^graphql$/u, replacement: 'graphql/index.js' }],
  },
});
