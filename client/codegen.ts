import { createHash } from 'node:crypto';

import type { CodegenConfig } from '@graphql-codegen/cli';

/** Hashes do not compress, and every page carries those of all documents: 64 bits tell a hundred documents apart. */
const HASH_DIGITS = 16;

const hashOf = (document: string): string => createHash('sha256').update(document).digest('hex').slice(0, HASH_DIGITS);

/** Types for every document, each of which is replaced by its hash: the gateway runs only the documents of the build. */
const config: CodegenConfig = {
  schema: '../gateway/schema.graphql',
  documents: ['src/features/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    'src/platform/generated/': {
      preset: 'client',
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { mode: 'replaceDocumentWithHash', hashAlgorithm: hashOf },
      },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        immutableTypes: true,
        pureMagicComment: true,
        skipTypename: false,
        avoidOptionals: { field: true },
        scalars: {
          ID: 'string',
          Availability: '@shop/domain/catalogue/product#AvailabilityOrUnknown',
          CartOperationKind: '@shop/domain/carts/cart-operation#CartOperationKind',
          CartState: '@shop/domain/carts/cart-rules#CartState',
          CleanHtml: '@shop/domain/shared/clean-html#CleanHtml',
          EntryGap: '@shop/domain/wishlists/wishlist-entry#EntryGap',
          ImportOutcome: '@shop/domain/wishlists/import-into-list#ImportOutcome',
          LinkLevel: '@shop/domain/wishlists/wishlist-rights#LinkLevel',
          LoginState: '@shop/domain/visit/shopper#LoginState',
          OrderStatus: '@shop/domain/orders/order-status#OrderStatusOrUnknown',
          ReorderOutcome: '@shop/domain/orders/reorder#ReorderOutcome',
          ShipmentStatus: '@shop/domain/orders/order-status#ShipmentStatusOrUnknown',
          WishlistAction: '@shop/domain/wishlists/wishlist-rights#WishlistAction',
          WishlistChangeKind: '@shop/domain/wishlists/wishlist-change#WishlistChangeKind',
          WishlistKind: '@shop/domain/wishlists/wishlist#WishlistKind',
          WishlistLevel: '@shop/domain/wishlists/wishlist-rights#WishlistLevel',
        },
        importExtension: '.ts',
        emitLegacyCommonJSImports: false,
      },
    },
  },
};

export default config;
