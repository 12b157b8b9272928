import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { manifestEntry } from './manifest.ts';
import { OPERATION_FACTS } from './operation-facts.ts';
import { documentsModule, operationsModule, sdlModule } from './operations-module.ts';
import { readOperations, sha256Of } from '../check/read-operations.mjs';

const at = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};

const sdl = readFileSync(at('schema/upstream.graphql'), 'utf8');
const documents = readOperations(at('operations'));
const entries = documents.map((document) => manifestEntry(document, OPERATION_FACTS[document.name]));

write('schema/schema.lock', `${sha256Of(sdl)}  upstream.graphql\n`);
write('operations.manifest.json', `${JSON.stringify(entries, null, 2)}\n`);
write('../gateway/src/upstream/generated/operations.ts', operationsModule(entries, documents));
write('../fakes/src/upstream-server/generated/upstream-sdl.ts', sdlModule(sdl));
write('../fakes/src/upstream-server/generated/upstream-documents.ts', documentsModule(entries, documents));
