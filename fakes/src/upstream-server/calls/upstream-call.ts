import { type FieldNode, getNamedType, getOperationAST, isListType, isNonNullType, isObjectType, Kind } from 'graphql';
import type { RetryClass } from '../../worlds/faults/fault.ts';
import type { RefusalForm } from '../../worlds/faults/fault-kinds.ts';
import { UPSTREAM_DOCUMENTS } from '../generated/upstream-documents.ts';
import { type OperationRequest, parseOperation, SCHEMA } from '../graphql/parse-operation.ts';

/** An operation of a request, as faults and the journal see it. */
export interface UpstreamCall {
  readonly op: string;
  readonly kind?: 'query' | 'mutation';
  readonly class?: RetryClass;
  readonly vars: Readonly<Record<string, unknown>>;
  /** How its result can refuse. */
  readonly refusalForms: ReadonlySet<RefusalForm>;
}

/** Fields with a message key (UPM-43). */
const MESSAGE_FIELDS = ['generalErrorMessage', 'errorMessage', 'errorMsg'];

const resultTypeOf = (fieldName: string) => {
  const field = [SCHEMA.getMutationType(), SCHEMA.getQueryType()]
    .map((root) => root?.getFields()[fieldName])
    .find((found) => found !== undefined);
  const type = field === undefined ? undefined : getNamedType(field.type);
  return isObjectType(type) ? type : undefined;
};

const refusalForms = (fieldName: string): ReadonlySet<RefusalForm> => {
  const fields = resultTypeOf(fieldName)?.getFields() ?? {};
  const ways: readonly (readonly [RefusalForm, boolean])[] = [
    ['fieldErrors', 'fieldErrors' in fields],
    ['message', MESSAGE_FIELDS.some((name) => name in fields)],
    ['refusal', 'refusal' in fields],
  ];
  return new Set(ways.filter(([, isOne]) => isOne).map(([way]) => way));
};

const DOCUMENTS: ReadonlyMap<string, { readonly retryClass: RetryClass }> = new Map(Object.entries(UPSTREAM_DOCUMENTS));

/** A mutation that the contract does not know must not run twice. */
const retryClassOf = (op: string, kind: 'query' | 'mutation'): RetryClass =>
  DOCUMENTS.get(op)?.retryClass ?? (kind === 'query' ? 'Q' : 'MN');

const NO_REFUSAL_FORMS: ReadonlySet<RefusalForm> = new Set();

export const upstreamCallOf = ({ query, operationName, variables }: OperationRequest): UpstreamCall => {
  const parsed = parseOperation(query);
  const operation = parsed.errors === undefined ? getOperationAST(parsed.document, operationName) : null;
  const called = { op: operationName ?? operation?.name?.value ?? '', vars: variables };
  if (operation == null || operation.operation === 'subscription') return { ...called, refusalForms: NO_REFUSAL_FORMS };
  const [first] = operation.selectionSet.selections.filter(
    (selection): selection is FieldNode => selection.kind === Kind.FIELD,
  );
  return {
    ...called,
    kind: operation.operation,
    class: retryClassOf(called.op, operation.operation),
    refusalForms: first === undefined ? NO_REFUSAL_FORMS : refusalForms(first.name.value),
  };
};

/** A result that refuses: its other fields are as empty as the schema allows. */
export const emptyRefusal = (
  fieldName: string,
  refusal: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const fields = Object.values(resultTypeOf(fieldName)?.getFields() ?? {});
  const empty = fields.map(({ name, type }) => {
    if (!isNonNullType(type)) return [name, null];
    return [name, isListType(type.ofType) ? [] : false];
  });
  return { ...Object.fromEntries(empty), ...refusal };
};
