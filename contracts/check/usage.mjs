import { getNamedType, isCompositeType, isInputObjectType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/** @import { ArgumentNode, DocumentNode, GraphQLNamedType, GraphQLSchema, VariableDefinitionNode } from 'graphql' */

/**
 * What an operation touches of a schema.
 * @typedef {{
 *   readonly fields: ReadonlyMap<string, ReadonlySet<string>>,
 *   readonly provided: ReadonlySet<string>,
 *   readonly omitted: ReadonlySet<string>,
 *   readonly leafTypes: ReadonlySet<string>,
 *   readonly compositeTypes: ReadonlySet<string>,
 *   readonly inputTypes: ReadonlySet<string>,
 * }} Usage
 *
 * `fields` by type · arguments that are `provided`, and those that are or may be `omitted` · scalars and enums that are
 * received (`leafTypes`) · objects, interfaces and unions on the way (`compositeTypes`) · inputs, scalars and enums that may
 * be sent (`inputTypes`).
 */

/**
 * @param {GraphQLNamedType} type
 * @param {Set<string>} inputTypes
 */
const addInputType = (type, inputTypes) => {
  if (inputTypes.has(type.name)) return;
  inputTypes.add(type.name);
  if (!isInputObjectType(type)) return;
  for (const { type: inner } of Object.values(type.getFields())) addInputType(getNamedType(inner), inputTypes);
};

/**
 * A variable without a value leaves its argument out.
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
 * @param {GraphQLSchema} schema for which the document is valid
 * @param {DocumentNode} document
 * @returns {Usage}
 */
export const usageOf = (schema, document) => {
  /** @type {Map<string, Set<string>>} */
  const fields = new Map();
  /** @type {Set<string>[]} */
  const [
    provided = new Set(),
    omitted = new Set(),
    leafTypes = new Set(),
    compositeTypes = new Set(),
    inputTypes = new Set(),
  ] = [];
  /** @type {VariableDefinitionNode[]} */
  const variables = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition: (node) => void variables.push(node),
      InlineFragment: ({ typeCondition }) => {
        if (typeCondition !== undefined) compositeTypes.add(typeCondition.name.value);
      },
      FragmentDefinition: ({ typeCondition }) => void compositeTypes.add(typeCondition.name.value),
      Field: (node) => {
        const [parent, field] = [types.getParentType(), types.getFieldDef()];
        if (parent == null || field == null || field.name.startsWith('__')) return;
        fields.set(parent.name, (fields.get(parent.name) ?? new Set()).add(field.name));
        compositeTypes.add(parent.name);
        const answered = getNamedType(field.type);
        (isCompositeType(answered) ? compositeTypes : leafTypes).add(answered.name);
        for (const argument of field.args) {
          const argumentNode = node.arguments?.find(({ name }) => name.value === argument.name);
          const coordinate = argumentCoordinate(parent.name, field.name, argument.name);
          if (mayBeOmitted(argumentNode, variables)) omitted.add(coordinate);
          if (argumentNode === undefined) continue;
          provided.add(coordinate);
          addInputType(getNamedType(argument.type), inputTypes);
        }
      },
    }),
  );
  return { fields, provided, omitted, leafTypes, compositeTypes, inputTypes };
};

/**
 * The fields that an operation selects, each with its type.
 * @param {Usage} usage
 */
export const fieldsOf = ({ fields }) =>
  [...fields].flatMap(([type, names]) => [...names].map((field) => /** @type {const} */ ([type, field])));
