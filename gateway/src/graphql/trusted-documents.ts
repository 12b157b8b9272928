import { getOperationAST, Kind, parse, validate } from 'graphql';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { compiledDocuments } from './compiled-documents.ts';
import type { RunDocument } from './compiled-documents.ts';

/** Root fields whose results are the same for everybody on a storefront. */
const PUBLIC_FIELDS: ReadonlySet<string> = new Set([
  'navigation',
  'footer',
  'page',
  'category',
  'product',
  'productOfItem',
  'extraTab',
  'tiles',
]);

/** Root fields that accept any list of ids: our pages use few lists, but there are endless others. */
const LISTS_OF_IDS: ReadonlySet<string> = new Set(['tiles']);

const ORDERS: ReadonlySet<string> = new Set(['placeOrder']);

/** A document that the client was built with. */
export interface TrustedDocument {
  readonly id: string;
  readonly operation: 'query' | 'mutation' | 'subscription';
  /** The response is the same for every visitor of the storefront, so it may be cached. */
  readonly isPublic: boolean;
  /** Whether its variables can be combined at will, so that responses to requests from outside are cached only briefly. */
  readonly hasListOfIds: boolean;
  /** Whether it places an order. */
  readonly isOrder: boolean;
  /** In alphabetical order. */
  readonly variableNames: readonly string[];
  readonly run: RunDocument;
}

export interface TrustedDocuments {
  find(id: unknown): TrustedDocument | undefined;
  readonly ids: readonly string[];
}

/** The client's build contains a document that does not match the schema: client and gateway are of different versions. */
export class UnfitDocument extends Error {
  override readonly name = 'UnfitDocument';
}

const isPublicOperation = ({ operation, selectionSet }: OperationDefinitionNode): boolean =>
  operation === 'query' &&
  selectionSet.selections.every((part) => part.kind === Kind.FIELD && PUBLIC_FIELDS.has(part.name.value));

const asksFor = ({ selectionSet }: OperationDefinitionNode, names: ReadonlySet<string>): boolean =>
  selectionSet.selections.some((part) => part.kind === Kind.FIELD && names.has(part.name.value));

/**
 * The documents in `persisted-documents.json` of the client's build: hash → text. Each is read when it is first asked for;
 * one that does not fit is reported once, and not found.
 */
export const trustedDocuments = (
  schema: GraphQLSchema,
  texts: Readonly<Record<string, string>>,
  report: (failure: UnfitDocument) => void,
): TrustedDocuments => {
  const compiled = compiledDocuments(schema);
  const read = (id: string, text: string): TrustedDocument | undefined => {
    const document = parse(text, { noLocation: true });
    const operation = getOperationAST(document);
    const [problem] = validate(schema, document);
    if (operation == null || problem !== undefined) {
      report(new UnfitDocument(`${id}: ${problem?.message ?? 'it holds no single operation'}`));
      return undefined;
    }
    const run: RunDocument = (context, variables) => compiled.of(id, document, undefined)(context, variables);
    const variableNames = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value).sort();
    return {
      id,
      operation: operation.operation,
      isPublic: isPublicOperation(operation),
      hasListOfIds: asksFor(operation, LISTS_OF_IDS),
      isOrder: asksFor(operation, ORDERS),
      variableNames,
      run,
    };
  };
  const unread = new Map(Object.entries(texts));
  const documents = new Map<string, TrustedDocument>();
  const find = (id: unknown): TrustedDocument | undefined => {
    if (typeof id !== 'string') return undefined;
    const text = unread.get(id);
    if (text === undefined) return documents.get(id);
    unread.delete(id);
    const document = read(id, text);
    if (document !== undefined) documents.set(id, document);
    return document;
  };
  return { find, ids: Object.keys(texts) };
};
