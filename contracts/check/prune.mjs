import {
  buildASTSchema,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isSpecifiedScalarType,
  isUnionType,
  Kind,
  parse,
  printType,
  visit,
} from 'graphql';

import { argumentCoordinate } from './usage.mjs';

/** @import { DefinitionNode, FieldDefinitionNode, GraphQLNamedType, GraphQLSchema, InterfaceTypeDefinitionNode, ObjectTypeDefinitionNode } from 'graphql' */
/** @import { Usage } from './usage.mjs' */

/** @type {WeakMap<GraphQLNamedType, DefinitionNode>} */
const read = new WeakMap();

/**
 * Every operation needs the same few types: each is printed once.
 * @param {GraphQLNamedType} type
 * @returns {DefinitionNode}
 */
const definitionOf = (type) => {
  const known = read.get(type);
  if (known !== undefined) return known;
  const [definition] = parse(printType(type), { noLocation: true }).definitions;
  if (definition === undefined) throw new TypeError(`${type.name} prints nothing`);
  read.set(type, definition);
  return definition;
};

/**
 * Keeps the arguments that matter to a caller: those that it provides, and those that the newer schema requires.
 * @param {string} type
 * @param {FieldDefinitionNode} field
 * @param {Usage} usage
 * @param {GraphQLSchema} newer
 */
const prunedField = (type, field, usage, newer) => {
  const owner = newer.getType(type);
  const newerField = isObjectType(owner) || isInterfaceType(owner) ? owner.getFields()[field.name.value] : undefined;
  const required = newerField?.args.filter(isRequiredArgument).map(({ name }) => name) ?? [];
  const args = (field.arguments ?? []).filter(
    ({ name }) =>
      usage.provided.has(argumentCoordinate(type, field.name.value, name.value)) || required.includes(name.value),
  );
  return { ...field, arguments: args };
};

/**
 * @param {ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode} node
 * @param {Usage} usage
 * @param {GraphQLSchema} newer
 */
const prunedComposite = (node, usage, newer) => {
  const name = node.name.value;
  const used = usage.fields.get(name) ?? new Set();
  return {
    ...node,
    interfaces: (node.interfaces ?? []).filter((implemented) => usage.compositeTypes.has(implemented.name.value)),
    fields: (node.fields ?? [])
      .filter((field) => used.has(field.name.value))
      .map((field) => prunedField(name, field, usage, newer)),
  };
};

/** @typedef {{ readonly older: GraphQLSchema, readonly newer: GraphQLSchema }} Versions */

/**
 * @param {GraphQLSchema} schema
 * @param {string} union
 * @param {string} member
 */
const hasMember = (schema, union, member) => {
  const type = schema.getType(union);
  return isUnionType(type) && type.getTypes().some(({ name }) => name === member);
};

/**
 * A union keeps the members that are selected from, and those that are new: they may be received.
 * @param {GraphQLNamedType} type
 * @param {Usage} usage
 * @param {Versions} versions
 * @returns {DefinitionNode}
 */
const prunedDefinition = (type, usage, { older, newer }) => {
  const node = definitionOf(type);
  switch (node.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION:
      return prunedComposite(node, usage, newer);
    case Kind.UNION_TYPE_DEFINITION:
      return {
        ...node,
        types: (node.types ?? []).filter(
          ({ name }) => usage.compositeTypes.has(name.value) || !hasMember(older, type.name, name.value),
        ),
      };
    default:
      return node;
  }
};

/**
 * The part of a schema that an operation touches. Two versions pruned by the same usage differ in nothing else.
 * @param {GraphQLSchema} schema
 * @param {Usage} usage
 * @param {Versions} versions both of them; `schema` is one
 */
export const pruned = (schema, usage, versions) => {
  /** @type {Map<string, DefinitionNode>} */
  const definitions = new Map();
  /** @param {GraphQLNamedType | null | undefined} type */
  const addDefinition = (type) => {
    if (type == null || definitions.has(type.name) || isSpecifiedScalarType(type)) return;
    const definition = prunedDefinition(type, usage, versions);
    definitions.set(type.name, definition);
    visit(definition, { NamedType: ({ name }) => addDefinition(schema.getType(name.value)) });
  };
  for (const name of [...usage.compositeTypes, ...usage.leafTypes, ...usage.inputTypes])
    addDefinition(schema.getType(name));
  return buildASTSchema(
    { kind: Kind.DOCUMENT, definitions: [...definitions.values()] },
    { assumeValid: true, assumeValidSDL: true },
  );
};
