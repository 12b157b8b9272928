import { expect, it } from 'vitest';

import { documentIn, withSplitImports } from './split-documents.ts';

const GENERATED = `export const PricePartFragmentDoc = /*#__PURE__*/ new TypedDocumentString(\`fragment PricePart on Price { text }\`);
export const MeDocument = {"__meta__":{"hash":"645b6d40fe29cb45"}} as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
`;

it('imports each document from a module of its own', () => {
  expect(
    withSplitImports(
      'import { MeDocument, CartDocument as Cart } from "../../platform/generated/graphql.ts";\nimport { one } from "./one.ts";',
    ),
  ).toBe(
    'import { MeDocument } from "../../platform/generated/graphql.ts?document=MeDocument";import { CartDocument as Cart } from "../../platform/generated/graphql.ts?document=CartDocument";\nimport { one } from "./one.ts";',
  );
});

it('takes what the generated file says of a document, without its types', () => {
  expect(documentIn(GENERATED, 'MeDocument')).toBe(
    'export const MeDocument = {"__meta__":{"hash":"645b6d40fe29cb45"}};',
  );
});

it.each(['PricePartFragmentDoc', 'NoSuchDocument'])(
  'refuses what the gateway would not find by its hash: %s',
  (name) => {
    expect(() => documentIn(GENERATED, name)).toThrow(name);
  },
);
