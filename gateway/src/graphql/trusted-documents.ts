import { getOperationAST, Kind, parse, validate } from 'graphql';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { compiledDocuments } from './compiled-documents.ts';
import type { RunDocument } from './compiled-documents.ts';

/** Root fields whose results are the same for everybody on a storefront. */
const PUBLIC_FIELDS: ReadonlySet<string> = new Set(['navigation', 'footer', 'page', 'category', 'product', 'productOfItem', 'extraTab', 'tiles']);

/** Root fields that accept any list of ids: our pages use few lists, but there are endless others. */
const LISTS_OF_IDS: ReadonlySet<string> = new Set(['tiles']);

const ORDERS: ReadonlySet<string> = new Set(['placeOrder']);

/** A document that the client was built with. */
export interface TrustedDocument {
  readonly id: string;
  readonly text: string;
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
  /** Documents that do not match the schema, with the reason: client and gateway are of different versions. */
  readonly unfit: readonly { readonly id: string; readonly reason: string }[];
}

const isPublicOperation = ({ operation, selectionSet }: OperationDefinitionNode): boolean =>
  operation === 'query' && selectionSet.selections.every((part) => part.kind === Kind.FIELD && PUBLIC_FIELDS.has(part.name.value));

const asksFor = ({ selectionSet }: OperationDefinitionNode, names: ReadonlySet<string>): boolean =>
  selectionSet.selections.some((part) => part.kind === Kind.FIELD && names.has(part.name.value));

/** Reads `persisted-documents.json` of the client's build: hash → text. */
export const trustedDocuments = (schema: GraphQLSchema, texts: Readonly<Record<string, string>>): TrustedDocuments => {
  const compiled = compiledDocuments(schema);
  const documents = new Map<string, TrustedDocument>();
  const unfit: { readonly id: string; readonly reason: string }[] = [];
  for (const [id, text] of Object.entries(texts)) {
    const document = parse(text, { noLocation: true });
    const operation = getOperationAST(document);
    const [problem] = validate(schema, document);
    if (operation == null || problem !== undefined) {
      unfit.push({ id, reason: problem?.message ?? 'it holds no single operation' });
      continue;
    }
    const run: RunDocument = (context, variables) => compiled.of(id, document, undefined)(context, variables);
    const variableNames = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value).sort();
    documents.set(id, { id, text, operation: operation.operation, isPublic: isPublicOperation(operation), hasListOfIds: asksFor(operation, LISTS_OF_IDS), isOrder: asksFor(operation, ORDERS), variableNames, run });
  }
  return { find: (id) => (typeof id === 'string' ? documents.get(id) : undefined), unfit };
};
