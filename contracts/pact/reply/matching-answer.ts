import { readFileSync } from 'node:fs';

import { buildSchema, type FieldNode, type GraphQLObjectType, type GraphQLOutputType, isLeafType, isListType, isNonNullType, isObjectType } from 'graphql';

import { type AskedFields, askedFields } from './asked-fields.ts';
import { leafMatching } from './leaves.ts';
import { atLeast, exactly, type Holds, isNull, type Matching, nullOr, orNull, sameType } from './matching.ts';
import { OF_EVERY_GRANT, type Said, type Sayings } from './said.ts';

const SCHEMA = buildSchema(readFileSync(new URL('../../schema/upstream.graphql', import.meta.url), 'utf8'));

/** A place in an answer. */
interface Place {
  /** As Pact writes it: `$.data.getProductById.images[*].src`. */
  readonly at: string;
  /** As an interaction names it. */
  readonly path: string;
  /** As the schema does. */
  readonly coordinate: string;
}

/** A saying about something that the operation does not ask for. */
export class SaidOfNothing extends Error {
  override readonly name = 'SaidOfNothing';
}

const merged = (parts: readonly (readonly [name: string, part: Matching])[], at: string): Matching => ({
  example: Object.fromEntries(parts.map(([name, { example }]) => [name, example])),
  rules: Object.assign({ [at]: sameType }, ...parts.map(([, { rules }]) => rules)),
});

const keep = (held: Holds): Holds => held;

/** Builds what answers an operation: everything that it asks for, of the types that the schema gives. */
export const matchingAnswer = (text: string, sayings: Sayings, at: string): Matching => {
  const { kind, fields, fragments } = askedFields(text);
  const unheard = new Set(Object.keys(sayings));

  const saidOf = ({ path, coordinate }: Place): Said | undefined => {
    unheard.delete(path);
    return sayings[path] ?? OF_EVERY_GRANT[coordinate];
  };

  const objectAt = (type: GraphQLObjectType, selected: AskedFields, { at: here, path }: Pick<Place, 'at' | 'path'>): Matching =>
    merged(
      selected(type).map((field) => {
        const name = field.name.value;
        return [name, fieldAt(type, field, { at: `${here}.${name}`, path: path === '' ? name : `${path}.${name}`, coordinate: `${type.name}.${name}` })];
      }),
      here,
    );

  const fieldAt = (parent: GraphQLObjectType, field: FieldNode, place: Place): Matching => {
    const { name } = field;
    if (name.value === '__typename') return { example: parent.name, rules: { [place.at]: sameType } };
    const definition = parent.getFields()[name.value];
    if (definition === undefined) throw new SaidOfNothing(place.coordinate);
    return valueAt(definition.type, field, place, saidOf(place));
  };

  const valueAt = (type: GraphQLOutputType, field: FieldNode, place: Place, said: Said | undefined): Matching => {
    if (typeof said === 'object' && 'exactly' in said) {
      return { example: said.exactly, rules: { [place.at]: said.exactly === null ? isNull : exactly } };
    }
    if (isNonNullType(type)) return thereAt(type.ofType, field, place, said, keep);
    const inner: GraphQLOutputType = type;
    if (isLeafType(inner)) return thereAt(inner, field, place, said, said === 'there' ? keep : orNull);
    if (said !== undefined) return thereAt(inner, field, place, said, keep);
    return { example: null, rules: { [place.at]: isListType(inner) ? nullOr.list : nullOr.object } };
  };

  const thereAt = (type: GraphQLOutputType, field: FieldNode, place: Place, said: Said | undefined, permit: (held: Holds) => Holds): Matching => {
    if (isLeafType(type)) {
      const leaf = leafMatching(type, place.coordinate, place.at, permit);
      return typeof said === 'object' && 'like' in said ? { ...leaf, example: said.like } : leaf;
    }
    if (isListType(type)) {
      if (said === 'none') return { example: [], rules: { [place.at]: exactly } };
      const entry = valueAt(type.ofType, field, { ...place, at: `${place.at}[*]` }, undefined);
      return { example: [entry.example], rules: { ...entry.rules, [place.at]: atLeast(said === 'there' ? 1 : 0) } };
    }
    return isObjectType(type) ? objectAt(type, fragments.within(field), place) : unionAt(field, place);
  };

  /** Of a union, what its members have in common: which member comes is not the contract's business. */
  const unionAt = (field: FieldNode, place: Place): Matching => {
    const members = fragments.membersOf(field).flatMap((name) => {
      const member = SCHEMA.getType(name);
      return isObjectType(member) ? [member] : [];
    });
    const [first, ...others] = members;
    if (first === undefined) throw new SaidOfNothing(place.coordinate);
    const selected = fragments.within(field);
    const inAll = (name: string): boolean => others.every((other) => selected(other).some((one) => one.name.value === name));
    return objectAt(first, (type) => selected(type).filter((one) => inAll(one.name.value)), place);
  };

  const root = kind === 'query' ? SCHEMA.getQueryType() : SCHEMA.getMutationType();
  if (root == null) throw new SaidOfNothing(text);
  const answer = objectAt(root, fields, { at, path: '' });
  if (unheard.size > 0) throw new SaidOfNothing([...unheard].join(', '));
  return answer;
};
