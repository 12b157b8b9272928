import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types for every document, each of which is replaced by its hash: the gateway runs only the documents of the build. */
const config: CodegenConfig = {
  schema: '../gateway/schema.graphql',
  documents: ['src/features/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    'src/platform/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false, persistedDocuments: { mode: 'replaceDocumentWithHash', hashAlgorithm: 'sha256' } },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        immutableTypes: true,
        pureMagicComment: true,
        skipTypename: false,
        avoidOptionals: { field: true },
        scalars: { ID: 'string', CleanHtml: '@shop/domain/shared/clean-html#CleanHtml' },
        importExtension: '.ts',
        emitLegacyCommonJSImports: false,
      },
    },
  },
};

export default config;
