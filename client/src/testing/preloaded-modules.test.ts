import { expect, it } from 'vitest';

import loaded from './preloaded-modules.ts?raw';

const SOURCES = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../testing/**', '!../**/generated/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** An import of a value; in an import of a type, the keyword `type` follows. */
const ON_DEMAND = /\bimport\('(?<name>[^']+)'\)(?!\.[A-Z])/gu;

/** The module's name, relative to this folder. */
const nameFromHere = (file: string, name: string): string =>
  name.startsWith('.') ? `..${new URL(name, new URL(file.slice(2), 'file://')).pathname}` : name;

it('contain everything that the app imports dynamically', () => {
  const onDemand = Object.entries(SOURCES).flatMap(([file, source]) =>
    [...source.matchAll(ON_DEMAND)].map(({ groups }) => nameFromHere(file, groups?.['name'] ?? '')),
  );
  expect([...loaded.matchAll(/^import '(?<name>.+)';$/gmu)].map(({ groups }) => groups?.['name']).sort()).toEqual(
    [...new Set(onDemand)].sort(),
  );
});
