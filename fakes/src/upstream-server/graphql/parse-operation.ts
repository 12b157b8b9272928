import { buildSchema, type DocumentNode, GraphQLError, parse, validate } from 'graphql';
import { UPSTREAM_SDL } from '../generated/upstream-sdl.ts';
import { classified } from './upstream-error.ts';

/** One operation as it is posted. */
export interface OperationRequest {
  readonly query: string;
  readonly operationName?: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** An operation that fits the schema, or what is wrong with it. */
export type ParsedOperation = { readonly document: DocumentNode; readonly errors?: undefined } | { readonly errors: readonly GraphQLError[] };

export const SCHEMA = buildSchema(UPSTREAM_SDL);

/** Texts come again and again: each is read once. */
const read = new Map<string, ParsedOperation>();
const MOST_READ = 500;

const readAnew = (query: string): ParsedOperation => {
  try {
    const document = parse(query);
    const errors = validate(SCHEMA, document);
    if (errors.length === 0) return { document };
    return { errors: errors.map(({ message, nodes = null }) => new GraphQLError(message, { nodes, extensions: { classification: 'VALIDATION_ERROR' } })) };
  } catch (failure) {
    // The reader runs out of stack.
    if (failure instanceof RangeError) return { errors: [classified('INVALID_SYNTAX', 'The operation is nested too deeply to be read.')] };
    return { errors: [classified('INVALID_SYNTAX', failure instanceof Error ? failure.message : String(failure))] };
  }
};

export const parseOperation = (query: string): ParsedOperation => {
  const known = read.get(query) ?? readAnew(query);
  if (read.size >= MOST_READ) read.clear();
  read.set(query, known);
  return known;
};
