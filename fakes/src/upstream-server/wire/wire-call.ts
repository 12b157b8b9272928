import { type FieldNode, getNamedType, getOperationAST, isListType, isNonNullType, isObjectType, Kind } from 'graphql';
import { type PostedOperation, readOperation, SCHEMA } from '../graphql/read-operation.ts';

/** A posted operation as faults and the journal see it. */
export interface WireCall {
  readonly op: string;
  readonly kind?: 'query' | 'mutation';
  readonly vars: Readonly<Record<string, unknown>>;
  /** Whether its answer can say that a form was refused. */
  readonly answersForm: boolean;
}

/** Under these names the upstream says whether something worked; auth calls spell it in their own way (specification A3). */
const SUCCESS = ['successful', 'successfull'];

const answerTypeOf = (fieldName: string) => {
  const field = SCHEMA.getMutationType()?.getFields()[fieldName];
  const type = field === undefined ? undefined : getNamedType(field.type);
  return isObjectType(type) ? type : undefined;
};

const answersForm = (fieldName: string): boolean => {
  const fields = answerTypeOf(fieldName)?.getFields() ?? {};
  return SUCCESS.some((name) => name in fields);
};

export const wireCallOf = ({ query, operationName, variables }: PostedOperation): WireCall => {
  const read = readOperation(query);
  const operation = read.errors === undefined ? getOperationAST(read.document, operationName) : null;
  const called = { op: operationName ?? operation?.name?.value ?? '', vars: variables };
  if (operation == null || operation.operation === 'subscription') return { ...called, answersForm: false };
  const [first] = operation.selectionSet.selections.filter((selection): selection is FieldNode => selection.kind === Kind.FIELD);
  return { ...called, kind: operation.operation, answersForm: first !== undefined && answersForm(first.name.value) };
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
