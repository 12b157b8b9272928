import { GraphQLError, GraphQLScalarType } from 'graphql';

/** Words of the domain on the wire, unchanged: enums of GraphQL cannot spell them (docs/decisions/0166). */
export const wordScalar = <Word extends string>(
  name: string,
  words: readonly Word[],
  description: string,
): GraphQLScalarType<Word> => {
  const read = (value: unknown): Word => {
    const word = words.find((known) => known === value);
    if (word === undefined) throw new GraphQLError(`${name} must be one of ${words.join(', ')}`);
    return word;
  };
  return new GraphQLScalarType({
    name,
    description: `${description} One of ${words.join(', ')}.`,
    serialize: read,
    parseValue: read,
    parseLiteral: (node) => read('value' in node ? node.value : undefined),
  });
};
