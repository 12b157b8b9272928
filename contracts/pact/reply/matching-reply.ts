import { readFileSync } from 'node:fs';

import {
  buildSchema,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

import { type SelectedFields, selectedFields } from './selected-fields.ts';
import { scalarMatching } from './scalar-matching.ts';
import {
  atLeast,
  containing,
  exactly,
  type MatchingRule,
  isNull,
  type Matching,
  nullOr,
  orNull,
  sameType,
} from './matching.ts';
import { DEFAULT_EXPECTATIONS, type FieldExpectation, type FieldExpectations } from './field-expectations.ts';

const SCHEMA = buildSchema(readFileSync(new URL('../../schema/upstream.graphql', import.meta.url), 'utf8'));

/** A place in a reply. */
interface Place {
  /** As Pact writes it: `$.data.getProductById.images[*].src`. */
  readonly at: string;
  /** As an interaction names it. */
  readonly path: string;
  /** As the schema does. */
  readonly coordinate: string;
}

/** An expectation about a field that the operation does not select. */
export class UnselectedField extends Error {
  override readonly name = 'UnselectedField';
}

const merged = (parts: readonly (readonly [name: string, part: Matching])[], at: string): Matching => ({
  example: Object.fromEntries(parts.map(([name, { example }]) => [name, example])),
  rules: Object.assign({ [at]: sameType }, ...parts.map(([, { rules }]) => rules)),
});

const asIs = (rule: MatchingRule): MatchingRule => rule;

/** Builds the reply to an operation: every selected field, with its type from the schema. */
export const matchingReply = (text: string, expectations: FieldExpectations, at: string): Matching => {
  const { kind, fields, fragments } = selectedFields(text);
  const unused = new Set(Object.keys(expectations));
  const known = new Map(Object.entries(expectations));

  const expectationOf = ({ path, coordinate }: Place): FieldExpectation | undefined => {
    unused.delete(path);
    return known.get(path) ?? DEFAULT_EXPECTATIONS[coordinate];
  };

  const objectAt = (
    type: GraphQLObjectType,
    selected: SelectedFields,
    { at: here, path }: Pick<Place, 'at' | 'path'>,
  ): Matching =>
    merged(
      selected(type).map((field) => {
        const name = field.name.value;
        return [
          name,
          fieldAt(type, field, {
            at: `${here}.${name}`,
            path: path === '' ? name : `${path}.${name}`,
            coordinate: `${type.name}.${name}`,
          }),
        ];
      }),
      here,
    );

  const fieldAt = (parent: GraphQLObjectType, field: FieldNode, place: Place): Matching => {
    const { name } = field;
    if (name.value === '__typename') return { example: parent.name, rules: { [place.at]: sameType } };
    const definition = parent.getFields()[name.value];
    if (definition === undefined) throw new UnselectedField(place.coordinate);
    return valueAt(definition.type, field, place, expectationOf(place));
  };

  const valueAt = (
    type: GraphQLOutputType,
    field: FieldNode,
    place: Place,
    expectation: FieldExpectation | undefined,
  ): Matching => {
    if (typeof expectation === 'object' && 'exactly' in expectation) {
      return { example: expectation.exactly, rules: { [place.at]: expectation.exactly === null ? isNull : exactly } };
    }
    if (isNonNullType(type)) return thereAt(type.ofType, field, place, expectation, asIs);
    const inner: GraphQLOutputType = type;
    if (isLeafType(inner)) return thereAt(inner, field, place, expectation, expectation === 'there' ? asIs : orNull);
    if (expectation !== undefined) return thereAt(inner, field, place, expectation, asIs);
    return { example: null, rules: { [place.at]: isListType(inner) ? nullOr.list : nullOr.object } };
  };

  const thereAt = (
    type: GraphQLOutputType,
    field: FieldNode,
    place: Place,
    expectation: FieldExpectation | undefined,
    permit: (rule: MatchingRule) => MatchingRule,
  ): Matching => {
    if (isLeafType(type)) {
      const leaf = scalarMatching(type, place.coordinate, place.at, permit);
      return typeof expectation === 'object' && 'like' in expectation ? { ...leaf, example: expectation.like } : leaf;
    }
    if (isListType(type)) {
      if (expectation === 'none') return { example: [], rules: { [place.at]: exactly } };
      if (typeof expectation === 'object' && 'contains' in expectation)
        return listWith(type.ofType, field, place, expectation.contains);
      const entry = valueAt(type.ofType, field, { ...place, at: `${place.at}[*]` }, undefined);
      return {
        example: [entry.example],
        rules: { ...entry.rules, [place.at]: atLeast(expectation === 'there' ? 1 : 0) },
      };
    }
    return isObjectType(type) ? objectAt(type, fragments.within(field), place) : unionAt(field, place);
  };

  const listWith = (
    type: GraphQLOutputType,
    field: FieldNode,
    { at: here, ...place }: Place,
    contains: FieldExpectations,
  ): Matching => {
    for (const [within, expectation] of Object.entries(contains)) {
      known.set(`${place.path}.${within}`, expectation);
      unused.add(`${place.path}.${within}`);
    }
    const entry = valueAt(type, field, { ...place, at: '$' }, undefined);
    return { example: [entry.example], rules: { [here]: containing(entry) } };
  };

  /** Of a union, the fields that all members share: which member comes is not part of the contract. */
  const unionAt = (field: FieldNode, place: Place): Matching => {
    const members = fragments.membersOf(field).flatMap((name) => {
      const member = SCHEMA.getType(name);
      return isObjectType(member) ? [member] : [];
    });
    const [first, ...others] = members;
    if (first === undefined) throw new UnselectedField(place.coordinate);
    const selected = fragments.within(field);
    const inAll = (name: string): boolean =>
      others.every((other) => selected(other).some((one) => one.name.value === name));
    return objectAt(first, (type) => selected(type).filter((one) => inAll(one.name.value)), place);
  };

  const root = kind === 'query' ? SCHEMA.getQueryType() : SCHEMA.getMutationType();
  if (root == null) throw new UnselectedField(text);
  const answer = objectAt(root, fields, { at, path: '' });
  if (unused.size > 0) throw new UnselectedField([...unused].join(', '));
  return answer;
};
