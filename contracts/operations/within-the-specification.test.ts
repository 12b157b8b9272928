import { readFileSync } from 'node:fs';

import { UPSTREAM_SDL } from '@shop/fakes/upstream-server/generated/upstream-sdl';
import { buildSchema, type GraphQLNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';

import { SPECIFIED_NAMES } from '../testing/specified-names.ts';

const textOf = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const SDL = textOf('schema/upstream.graphql');

const namesOf = (type: GraphQLNamedType): readonly string[] => {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  if (isInputObjectType(type)) return Object.keys(type.getFields());
  return isObjectType(type)
    ? Object.values(type.getFields()).flatMap(({ name, args }) => [name, ...args.map((argument) => argument.name)])
    : [];
};

const NAMES: readonly string[] = Object.values(buildSchema(SDL).getTypeMap())
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap(namesOf);

/** What we added to the specification. */
const ours = textOf('ADDITIONS.md');
const OUR_NAMES = new Set(
  [...ours.matchAll(/`(?<code>[^`]+)`/gu)].flatMap(({ groups }) => groups?.['code']?.match(/\w+/gu) ?? []),
);

describe('the fake upstream', () => {
  it('uses the schema of the contract and nothing beyond it (UPM-60)', () => {
    expect(UPSTREAM_SDL.trim()).toBe(SDL.trim());
  });

  it('names entities, arguments and results like the specification; additions are listed in ADDITIONS.md (UPM-60)', () => {
    const unexplained = NAMES.filter((name) => !SPECIFIED_NAMES.has(name) && !OUR_NAMES.has(name));
    expect([...new Set(unexplained)]).toEqual([]);
  });
});

it('lists the specification’s names as far as the schema has them, and no others', () => {
  expect([...SPECIFIED_NAMES].filter((name) => !NAMES.includes(name))).toEqual([]);
});
