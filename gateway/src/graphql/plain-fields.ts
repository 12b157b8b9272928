import { getNamedType, isEnumType, isIntrospectionType, isObjectType } from 'graphql';
import type { GraphQLEnumType, GraphQLFieldResolver, GraphQLSchema } from 'graphql';

type Source = Readonly<Record<string, unknown>>;

const needsNames = (type: GraphQLEnumType): boolean => type.getValues().some(({ name, value }) => name !== value);

/** Enum values by their names in the schema: the compiled document sends leaf values unchanged. */
const namedBy = (type: GraphQLEnumType, field: string): GraphQLFieldResolver<Source, unknown> => {
  const names = new Map<unknown, string>(type.getValues().map(({ name, value }) => [value, name]));
  return (source) => {
    const value = source[field];
    return Array.isArray(value) ? value.map((one) => names.get(one)) : names.get(value);
  };
};

/**
 * Removes the resolvers of fields that only read a property. Nest adds one to every field, which would cost a call per field
 * and tile; without them the compiled document reads the properties directly (docs/decisions/0020).
 */
export const withPlainFields = (schema: GraphQLSchema): GraphQLSchema => {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || roots.includes(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const leaf = getNamedType(field.type);
      if (isEnumType(leaf) && needsNames(leaf)) field.resolve = namedBy(leaf, field.name);
      else delete field.resolve;
    }
  }
  return schema;
};
