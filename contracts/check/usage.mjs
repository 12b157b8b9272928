import { getNamedType, isCompositeType, isInputObjectType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/** @import { ArgumentNode, DocumentNode, GraphQLNamedType, GraphQLSchema, VariableDefinitionNode } from 'graphql' */

/**
 * What an operation touches of a schema.
 * @typedef {{
 *   readonly fields: ReadonlyMap<string, ReadonlySet<string>>,
 *   readonly given: ReadonlySet<string>,
 *   readonly omitted: ReadonlySet<string>,
 *   readonly leaves: ReadonlySet<string>,
 *   readonly composites: ReadonlySet<string>,
 *   readonly sent: ReadonlySet<string>,
 * }} Usage
 *
 * `fields` by type · arguments that are `given`, and those that are or may be `omitted` · scalars and enums that come as
 * `leaves` · objects, interfaces and unions (`composites`) that lie on the way · inputs, scalars and enums that may be `sent`.
 */

/**
 * @param {GraphQLNamedType} type
 * @param {Set<string>} sent
 */
const takeSent = (type, sent) => {
  if (sent.has(type.name)) return;
  sent.add(type.name);
  if (!isInputObjectType(type)) return;
  for (const { type: inner } of Object.values(type.getFields())) takeSent(getNamedType(inner), sent);
};

/**
 * A variable that needs no value may leave its argument out.
 * @param {ArgumentNode | undefined} node
 * @param {readonly VariableDefinitionNode[]} variables
 */
const mayBeOmitted = (node, variables) => {
  if (node === undefined) return true;
  if (node.value.kind !== 'Variable') return false;
  const { value: name } = node.value.name;
  const definition = variables.find(({ variable }) => variable.name.value === name);
  return definition?.type.kind !== 'NonNullType' && definition?.defaultValue === undefined;
};

/**
 * `Query.user(id:)`
 * @param {string} type
 * @param {string} field
 * @param {string} argument
 */
export const argumentCoordinate = (type, field, argument) => `${type}.${field}(${argument}:)`;

/**
 * @param {GraphQLSchema} schema that the document is valid for
 * @param {DocumentNode} document
 * @returns {Usage}
 */
export const usageOf = (schema, document) => {
  /** @type {Map<string, Set<string>>} */
  const fields = new Map();
  /** @type {Set<string>[]} */
  const [given = new Set(), omitted = new Set(), leaves = new Set(), composites = new Set(), sent = new Set()] = [];
  /** @type {VariableDefinitionNode[]} */
  const variables = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition: (node) => void variables.push(node),
      InlineFragment: ({ typeCondition }) => {
        if (typeCondition !== undefined) composites.add(typeCondition.name.value);
      },
      FragmentDefinition: ({ typeCondition }) => void composites.add(typeCondition.name.value),
      Field: (node) => {
        const [parent, field] = [types.getParentType(), types.getFieldDef()];
        if (parent == null || field == null || field.name.startsWith('__')) return;
        fields.set(parent.name, (fields.get(parent.name) ?? new Set()).add(field.name));
        composites.add(parent.name);
        const answered = getNamedType(field.type);
        (isCompositeType(answered) ? composites : leaves).add(answered.name);
        for (const argument of field.args) {
          const argumentNode = node.arguments?.find(({ name }) => name.value === argument.name);
          const coordinate = argumentCoordinate(parent.name, field.name, argument.name);
          if (mayBeOmitted(argumentNode, variables)) omitted.add(coordinate);
          if (argumentNode === undefined) continue;
          given.add(coordinate);
          takeSent(getNamedType(argument.type), sent);
        }
      },
    }),
  );
  return { fields, given, omitted, leaves, composites, sent };
};

/**
 * The fields that an operation asks for, each with its type.
 * @param {Usage} usage
 */
export const fieldsOf = ({ fields }) => [...fields].flatMap(([type, names]) => [...names].map((field) => /** @type {const} */ ([type, field])));
