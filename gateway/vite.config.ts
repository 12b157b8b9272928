import { defineConfig } from 'vite';

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
});
