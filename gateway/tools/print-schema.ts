import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Prints the client-facing schema to `schema.graphql`. Vite compiles the decorators as it does for the build. */
const { module } = await runnerImport<typeof import('../src/schema-text.ts')>(at('../src/schema-text.ts'), {
  configFile: at('../vite.config.ts'),
});
await writeFile(at('../schema.graphql'), await module.schemaText());
