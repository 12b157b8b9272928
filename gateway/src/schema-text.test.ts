import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { schemaText } from './schema-text.ts';

it('is the schema that the client was built with', async () => {
  expect(await schemaText()).toBe(await readFile(new URL('../schema.graphql', import.meta.url), 'utf8'));
});
