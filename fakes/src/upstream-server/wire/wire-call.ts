import { type FieldNode, getNamedType, getOperationAST, isListType, isNonNullType, isObjectType, Kind } from 'graphql';
import { type PostedOperation, readOperation, SCHEMA } from '../graphql/read-operation.ts';

export type RefusesBy = 'fieldErrors' | 'message';

/** A posted operation as faults and the journal see it. */
export interface WireCall {
  readonly op: string;
  readonly kind?: 'query' | 'mutation';
  readonly vars: Readonly<Record<string, unknown>>;
  /** How its answer can refuse what was asked. */
  readonly refusesBy: ReadonlySet<RefusesBy>;
}

/** Under these names answers tell the key of a message (specification A3). */
const MESSAGES = ['generalErrorMessage', 'errorMessage'];

const answerTypeOf = (fieldName: string) => {
  const field = SCHEMA.getMutationType()?.getFields()[fieldName];
  const type = field === undefined ? undefined : getNamedType(field.type);
  return isObjectType(type) ? type : undefined;
};

const refusesBy = (fieldName: string): ReadonlySet<RefusesBy> => {
  const fields = answerTypeOf(fieldName)?.getFields() ?? {};
  return new Set<RefusesBy>([...('fieldErrors' in fields ? (['fieldErrors'] as const) : []), ...(MESSAGES.some((name) => name in fields) ? (['message'] as const) : [])]);
};

const IN_NO_WAY: ReadonlySet<RefusesBy> = new Set();

export const wireCallOf = ({ query, operationName, variables }: PostedOperation): WireCall => {
  const read = readOperation(query);
  const operation = read.errors === undefined ? getOperationAST(read.document, operationName) : null;
  const called = { op: operationName ?? operation?.name?.value ?? '', vars: variables };
  if (operation == null || operation.operation === 'subscription') return { ...called, refusesBy: IN_NO_WAY };
  const [first] = operation.selectionSet.selections.filter((selection): selection is FieldNode => selection.kind === Kind.FIELD);
  return { ...called, kind: operation.operation, refusesBy: first === undefined ? IN_NO_WAY : refusesBy(first.name.value) };
};

/** An answer that says no: what it has beside that is as empty as the schema allows. */
export const refusingAnswer = (fieldName: string, said: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const fields = Object.values(answerTypeOf(fieldName)?.getFields() ?? {});
  const empty = fields.map(({ name, type }) => {
    if (!isNonNullType(type)) return [name, null];
    return [name, isListType(type.ofType) ? [] : false];
  });
  return { ...Object.fromEntries(empty), ...said };
};
