import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { inRoot } from './root.mjs';

const COMMANDS = readdirSync(inRoot('tools')).filter((file) => file.endsWith('.mjs'));

/** Imports and re-exports at the start of a line; `import(…)` loads on demand. */
const STATIC_IMPORT = /^(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*['"](?<from>[^'"]+)['"]/gmu;

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)].map(({ groups }) => groups?.['from'] ?? '');

/** Everything that a file loads, directly or indirectly. */
const loadedBy = (file: string, seen: Set<string> = new Set()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const from of importsOf(file)) {
    if (from.startsWith('.')) loadedBy(path.resolve(path.dirname(file), from), seen);
    else seen.add(from);
  }
  return seen;
};

it.each(COMMANDS)('starts on a bare clone: %s loads only Node’s modules and files of tools', (command) => {
  const loaded = [...loadedBy(inRoot('tools', command))];
  expect(loaded.filter((one) => !one.startsWith('node:') && !one.startsWith(`${inRoot('tools')}${path.sep}`))).toEqual(
    [],
  );
});

it.each([
  ["import { a } from 'graphql';", ['graphql']],
  ["import 'graphql';", ['graphql']],
  ["import {\n  a,\n  b,\n} from 'graphql';", ['graphql']],
  ["export { a } from 'graphql';", ['graphql']],
  ["  const { a } = await import('graphql');", []],
])('finds the static imports of %j', (source, expected) => {
  expect([...source.matchAll(STATIC_IMPORT)].map(({ groups }) => groups?.['from'])).toEqual(expected);
});
