import { buildSchema, type DocumentNode, execute, type ExecutionResult, getOperationAST, GraphQLError, parse, validate } from 'graphql';
import { UPSTREAM_SDL } from '../generated/upstream-sdl.ts';
import type { Asked } from './asked.ts';
import { ROOT } from './root.ts';
import { classified } from './upstream-error.ts';

/** One operation as it is posted. */
export interface PostedOperation {
  readonly query: string;
  readonly operationName?: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** An operation that fits the schema, or what is wrong with it. */
export type ReadOperation = { readonly document: DocumentNode; readonly errors?: undefined } | { readonly errors: readonly GraphQLError[] };

export const SCHEMA = buildSchema(UPSTREAM_SDL);

/** Texts come again and again: each is read once. */
const read = new Map<string, ReadOperation>();
const MOST_READ = 500;

const readAnew = (query: string): ReadOperation => {
  try {
    const document = parse(query);
    const errors = validate(SCHEMA, document);
    return errors.length === 0 ? { document } : { errors: errors.map(({ message, nodes = null }) => new GraphQLError(message, { nodes, extensions: { classification: 'VALIDATION_ERROR' } })) };
  } catch (failure) {
    return { errors: [classified('INVALID_SYNTAX', failure instanceof Error ? failure.message : String(failure))] };
  }
};

export const readOperation = (query: string): ReadOperation => {
  const known = read.get(query) ?? readAnew(query);
  if (read.size >= MOST_READ) read.clear();
  read.set(query, known);
  return known;
};

/** What is told of an error: those of the upstream as they are, failures of ours only by their kind. */
const toldError = (error: GraphQLError): GraphQLError => {
  const { originalError, nodes = null, path = null } = error;
  const isOurs = originalError != null && !(originalError instanceof GraphQLError);
  if (isOurs) return new GraphQLError('Internal error', { nodes, path, extensions: { classification: 'INTERNAL_ERROR' } });
  return error;
};

/** Arguments that do not fit are told before anything is executed. */
const asRequestErrors = (errors: readonly GraphQLError[]): ExecutionResult => ({
  errors: errors.map(({ message, nodes = null, extensions }) => new GraphQLError(message, { nodes, extensions: { classification: 'VALIDATION_ERROR', ...extensions } })),
});

/** Executes an operation for somebody; failures of ours are reported beside being told by their kind. */
export const runOperation = async ({ query, operationName, variables }: PostedOperation, asked: Asked, report: (failure: unknown) => void): Promise<ExecutionResult> => {
  const operation = readOperation(query);
  if (operation.errors !== undefined) return { errors: operation.errors };
  const { document } = operation;
  if (getOperationAST(document, operationName) == null) return { errors: [classified('BAD_REQUEST', 'Exactly one operation is to be named.')] };
  const result = await execute({ schema: SCHEMA, document, rootValue: ROOT, contextValue: asked, variableValues: variables, ...(operationName === undefined ? {} : { operationName }) });
  if (result.errors === undefined) return result;
  if (!('data' in result)) return asRequestErrors(result.errors);
  for (const { originalError } of result.errors) if (originalError != null && !(originalError instanceof GraphQLError)) report(originalError);
  return { data: result.data ?? null, errors: result.errors.map(toldError) };
};
