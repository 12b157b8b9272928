import { expect, it } from 'vitest';

import { foldersOfChange, partsOfChange } from './parts-of-change.mjs';

const namesOf = (files: readonly string[]): readonly string[] => partsOfChange(files).map(({ name }) => name);

it.each([
  [
    'a component',
    ['client/src/ui/button.tsx'],
    ['lint', 'architecture', 'unused', 'types client', 'types e2e/acceptance', 'format', 'requirements'],
  ],
  ['a style', ['client/src/ui/button.module.css'], ['format', 'styles', 'requirements']],
  [
    'a journey',
    ['e2e/journeys/menu.spec.ts'],
    ['lint', 'architecture', 'unused', 'types e2e', 'format', 'requirements'],
  ],
  [
    'an acceptance test',
    ['e2e/acceptance/basket-url.test.ts'],
    ['lint', 'architecture', 'unused', 'types e2e/acceptance', 'format', 'requirements'],
  ],
  ['a page of the documentation', ['docs/glossary.md'], ['format']],
  ['a page of requirements', ['docs/requirements/cart.md'], ['format', 'requirements']],
])('checks after a change to %s what it can break', (_, files, expected) => {
  expect(namesOf(files)).toEqual(expected);
});

it('checks the types of all packages that can see a changed rule, and lints only its own', () => {
  expect(foldersOfChange(['domain/src/carts/cart.ts'])).toEqual({
    changed: ['domain'],
    checked: ['domain', 'fakes', 'gateway', 'client', 'contracts', 'e2e', 'e2e/acceptance'],
  });
});

it('compares the schema when it has changed, and versions when a manifest has', () => {
  expect(namesOf(['gateway/schema.graphql'])).toContain('api changes');
  expect(namesOf(['client/package.json'])).toContain('versions');
});

it('checks every package when a file changes on which all depend', () => {
  expect(foldersOfChange(['tsconfig.base.json'])).toBeUndefined();
  expect(namesOf(['pnpm-lock.yaml']).filter((name) => name.startsWith('types'))).toHaveLength(8);
});
