import { buildSchema, type DocumentNode, GraphQLError, parse, validate } from 'graphql';
import { UPSTREAM_SDL } from '../generated/upstream-sdl.ts';
import { classified } from './upstream-error.ts';

/** One operation of a request. */
export interface OperationRequest {
  readonly query: string;
  readonly operationName?: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A valid operation, or its errors. */
export type ParsedOperation =
  | { readonly document: DocumentNode; readonly errors?: undefined }
  | { readonly errors: readonly GraphQLError[] };

export const SCHEMA = buildSchema(UPSTREAM_SDL);

/** Clients send the same texts again and again: each is parsed once. */
const parsed = new Map<string, ParsedOperation>();
const MAX_PARSED = 500;

const parseNew = (query: string): ParsedOperation => {
  try {
    const document = parse(query);
    const errors = validate(SCHEMA, document);
    if (errors.length === 0) return { document };
    return {
      errors: errors.map(
        ({ message, nodes = null }) =>
          new GraphQLError(message, { nodes, extensions: { classification: 'VALIDATION_ERROR' } }),
      ),
    };
  } catch (failure) {
    // The parser runs out of stack.
    if (failure instanceof RangeError)
      return { errors: [classified('INVALID_SYNTAX', 'The operation is nested too deeply.')] };
    return { errors: [classified('INVALID_SYNTAX', failure instanceof Error ? failure.message : String(failure))] };
  }
};

export const parseOperation = (query: string): ParsedOperation => {
  const known = parsed.get(query) ?? parseNew(query);
  if (parsed.size >= MAX_PARSED) parsed.clear();
  parsed.set(query, known);
  return known;
};
