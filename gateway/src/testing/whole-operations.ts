import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';

/** An operation with every argument set that asks for everything that its field can return. */
export interface WholeOperation {
  readonly name: string;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The value of a scalar, by its type and the name of its argument or input field. */
export type ScalarValue = (type: string, name: string) => unknown;

/** Deeper fields are left out. The client's own documents are no deeper. */
const MAX_DEPTH = 5;

const valueFor = (type: GraphQLInputType, name: string, scalar: ScalarValue): unknown => {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [valueFor(nullable.ofType, name, scalar)];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields()).map((field) => [field.name, valueFor(field.type, field.name, scalar)]),
    );
  return scalar(nullable.name, name);
};

const takesNothing = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.every(({ type, defaultValue }) => !isNonNullType(type) || defaultValue !== undefined);

const isComposite = (type: GraphQLOutputType): boolean => !isLeafType(getNamedType(type));

/** Members of a union may have fields of the same name and of different types, so each gets the name of its member. */
const selectionOf = (type: GraphQLOutputType, depth: number, prefix = ''): string => {
  const named = getNamedType(type);
  if (isUnionType(named))
    return ` { __typename ${named
      .getTypes()
      .map((member) => `... on ${member.name}${selectionOf(member, depth, `${member.name}_`)}`)
      .join(' ')} }`;
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(
    (field) => takesNothing(field) && (depth > 0 || !isComposite(field.type)),
  );
  const parts = fields.map(
    ({ name, type: inner }) => `${prefix === '' ? '' : `${prefix}${name}: `}${name}${selectionOf(inner, depth - 1)}`,
  );
  return ` { __typename ${parts.join(' ')} }`;
};

const operationOf = (
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  scalar: ScalarValue,
): WholeOperation => {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const inBrackets = (text: string): string => (text === '' ? '' : `(${text})`);
  return {
    name: field.name,
    text: `${kind} Whole${inBrackets(declared)} { ${field.name}${inBrackets(passed)}${selectionOf(field.type, MAX_DEPTH)} }`,
    variables: Object.fromEntries(field.args.map(({ name, type }) => [name, valueFor(type, name, scalar)])),
  };
};

/** Every operation of a schema; one that takes a word, once with each of these words of its scalar. */
export const wholeOperations = (
  schemaText: string,
  scalar: ScalarValue,
  words: Readonly<Record<string, readonly string[]>> = {},
): readonly WholeOperation[] => {
  const schema = buildSchema(schemaText);
  const most = Math.max(1, ...Object.values(words).map(({ length }) => length));
  const scalarAt =
    (at: number): ScalarValue =>
    (type, name) => {
      const known = words[type];
      return known === undefined ? scalar(type, name) : known[at % known.length];
    };
  const everyWord = (kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): readonly WholeOperation[] => {
    const all = Array.from({ length: most }, (_, at) => operationOf(kind, field, scalarAt(at)));
    return [...new Map(all.map((operation) => [JSON.stringify(operation.variables), operation])).values()];
  };
  const fieldsOf = (kind: 'query' | 'mutation'): readonly WholeOperation[] =>
    Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).flatMap(
      (field) => everyWord(kind, field),
    );
  return [...fieldsOf('query'), ...fieldsOf('mutation')];
};
