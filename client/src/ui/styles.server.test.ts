import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

const IMPORTED_SHEET = /^import (?<local>\w+) from '(?<path>[^']+\.module\.css)';$/gmu;

const classesIn = (file: string): ReadonlySet<string> =>
  new Set(readFileSync(file, 'utf8').match(/(?<=\.)[a-z][\w-]*/giu));

/** Classes that a component uses although its style sheet does not define them. Without this test nothing would complain. */
const unknownClasses = (component: string): readonly string[] => {
  const source = readFileSync(join(SOURCES, component), 'utf8');
  return [...source.matchAll(IMPORTED_SHEET)].flatMap(({ groups: { local = '', path = '' } = {} }) => {
    const classes = classesIn(join(SOURCES, dirname(component), path));
    const used = [...source.matchAll(new RegExp(`\\b${local}\\.(?<name>\\w+)`, 'gu'))].map(
      ({ groups }) => groups?.['name'] ?? '',
    );
    return used.filter((name) => !classes.has(name)).map((name) => `${component}: ${local}.${name} is not in ${path}`);
  });
};

it('uses only classes that the style sheets have', () => {
  const components = globSync('**/*.tsx', { cwd: SOURCES });
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap(unknownClasses)).toEqual([]);
});
