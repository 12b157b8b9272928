import { getOperationAST, valueFromASTUntyped } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { GraphqlContext } from './graphql-context.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** Runs one operation of a document. */
export type RunDocument = (context: GraphqlContext, variables: Variables) => Promise<ExecutionResult>;

/** Documents compiled to functions, which run several times faster than interpreted ones (docs/decisions/0020). */
export interface CompiledDocuments {
  /** `key` identifies document and operation. A document that does not compile returns its errors. */
  of(key: string, document: DocumentNode, operationName: string | undefined): RunDocument;
}

/** Compiled functions are large: a client that sends ever new documents must not fill the memory. */
const MAX_COMPILED = 500;

/** Default values of variables: the compiler ignores them for non-null types. */
const defaultsOf = (document: DocumentNode, operationName: string | undefined): Variables => {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  return Object.fromEntries(
    definitions.flatMap(({ variable, defaultValue }) =>
      defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)]],
    ),
  );
};

const runs = (schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined): RunDocument => {
  const compiled = compileQuery<Record<string, unknown>, Record<string, unknown>>(schema, document, operationName, {
    disableLeafSerialization: true,
    disablingCapturingStackErrors: true,
  });
  if (!isCompiledQuery(compiled)) return () => Promise.resolve(compiled);
  const defaults = defaultsOf(document, operationName);
  return async (context, variables) => compiled.query(undefined, context, { ...defaults, ...variables });
};

export const compiledDocuments = (schema: GraphQLSchema): CompiledDocuments => {
  const cache = new LRUCache<string, RunDocument>({ max: MAX_COMPILED });
  return {
    of: (key, document, operationName) => {
      const known = cache.get(key);
      if (known !== undefined) return known;
      const run = runs(schema, document, operationName);
      cache.set(key, run);
      return run;
    },
  };
};
