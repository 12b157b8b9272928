import { isIntrospectionType, isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { COMPUTED_FIELDS } from './computed-fields.ts';

/**
 * Leaves resolvers to the fields that are computed. Nest adds one to every field, which would cost a call per field
 * and tile; without them the compiled document reads the properties directly (docs/decisions/0020). It sends leaf values unchanged, so the
 * values of an enum are its names (docs/decisions/0166).
 */
export const withPlainFields = (schema: GraphQLSchema): GraphQLSchema => {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || roots.includes(type) || isIntrospectionType(type)) continue;
    const computed = COMPUTED_FIELDS[type.name];
    for (const [name, field] of Object.entries(type.getFields())) {
      const compute = computed?.[name];
      if (compute === undefined) delete field.resolve;
      else field.resolve = compute;
    }
  }
  return schema;
};
