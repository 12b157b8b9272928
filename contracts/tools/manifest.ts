import { OperationTypeNode } from 'graphql';

import type { OperationFacts } from './operation-facts.ts';
import { type OperationDocument, UnusableDocument } from '../check/read-operations.mjs';

/** One line of `operations.manifest.json`. */
export interface ManifestEntry {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  /** Of the canonical text. */
  readonly sha256: string;
  /** `Q` asks, `MI` sets something to a value, `MN` must not run twice. */
  readonly retryClass: 'Q' | 'MI' | 'MN';
  readonly audience: 'public' | 'session';
  /** Mutations are sent alone. */
  readonly batchable: boolean;
  /** Provider states in which it returns all that it can. */
  readonly states: readonly string[];
  /** Classifications, message keys and messages of the GraphQL errors that the client acts upon. */
  readonly errors: readonly string[];
}

const OF_EVERY_OPERATION = ['INVALID_TOKEN', 'INTERNAL_ERROR'] as const;
const OF_A_SESSION = ['ishop.api.error.invalid_token', 'ishop.api.error.revoked_token'] as const;

const kindOf = ({ name, operation }: OperationDocument): ManifestEntry['kind'] => {
  switch (operation.operation) {
    case OperationTypeNode.QUERY:
      return 'query';
    case OperationTypeNode.MUTATION:
      return 'mutation';
    case OperationTypeNode.SUBSCRIPTION:
      throw new UnusableDocument(`${name} is a subscription: the upstream has none`);
  }
};

const retryClassOf = (kind: ManifestEntry['kind'], { setsValue }: OperationFacts): ManifestEntry['retryClass'] => {
  if (kind === 'query') return 'Q';
  return setsValue === true ? 'MI' : 'MN';
};

const namesCart = ({ operation }: OperationDocument): boolean =>
  (operation.variableDefinitions ?? []).some(
    ({ variable, type }) => variable.name.value === 'cartId' && type.kind === 'NonNullType',
  );

const errorsOf = (document: OperationDocument, { audience, needs }: OperationFacts): readonly string[] => [
  ...OF_EVERY_OPERATION,
  ...(audience === 'public' ? [] : OF_A_SESSION),
  ...(needs === undefined ? [] : ['A valid user id is required.']),
  ...(needs === 'session' ? ['vue.error.security.valid_token_required'] : []),
  ...(namesCart(document) ? ['CART_NOT_FOUND'] : []),
];

export const manifestEntry = (document: OperationDocument, facts: OperationFacts | undefined): ManifestEntry => {
  const { name, sha256 } = document;
  if (facts === undefined) throw new UnusableDocument(`${name} has no line in operation-facts.ts`);
  const kind = kindOf(document);
  return {
    name,
    kind,
    sha256,
    retryClass: retryClassOf(kind, facts),
    audience: facts.audience ?? 'session',
    batchable: kind === 'query',
    states: facts.states,
    errors: errorsOf(document, facts),
  };
};
