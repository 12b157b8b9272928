import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Prints the names of forms and of their fields for the client. Vite compiles the decorators as it does for the build. */
const { module } = await runnerImport<typeof import('../src/form-fields-text.ts')>(at('../src/form-fields-text.ts'), {
  configFile: at('../vite.config.ts'),
});
await writeFile(at('../../client/src/platform/generated/forms.ts'), module.formFieldsText());
