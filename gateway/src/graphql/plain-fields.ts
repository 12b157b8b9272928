import { getNamedType, isEnumType, isIntrospectionType, isObjectType } from 'graphql';
import type { GraphQLEnumType, GraphQLFieldResolver, GraphQLSchema } from 'graphql';

type Source = Readonly<Record<string, unknown>>;

const needsNames = (type: GraphQLEnumType): boolean => type.getValues().some(({ name, value }) => name !== value);

/** Enum values by the names that the schema gives them: the compiled document sends leaves as they are. */
const namedBy = (type: GraphQLEnumType, field: string): GraphQLFieldResolver<Source, unknown> => {
  const names = new Map<unknown, string>(type.getValues().map(({ name, value }) => [value, name]));
  return (source) => {
    const value = source[field];
    return Array.isArray(value) ? value.map((one) => names.get(one)) : names.get(value);
  };
};

/**
 * Takes the resolvers off fields that only read a property. Nest gives every field one, and then each field of each
 * tile is a call; without them the compiled document reads the properties in place (docs/decisions/0020).
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
