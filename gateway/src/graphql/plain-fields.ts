import { isIntrospectionType, isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';

/**
 * Removes the resolvers of fields that only read a property. Nest adds one to every field, which would cost a call per field
 * and tile; without them the compiled document reads the properties directly (docs/decisions/0020). It sends leaf values unchanged, so the
 * values of an enum are its names (docs/decisions/0166).
 */
export const withPlainFields = (schema: GraphQLSchema): GraphQLSchema => {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || roots.includes(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) delete field.resolve;
  }
  return schema;
};
