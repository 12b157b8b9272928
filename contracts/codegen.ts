import type { CodegenConfig } from '@graphql-codegen/cli';

const HEAD = { content: '/* Generated from contracts/schema and contracts/operations by `npm run generate`. */' };

const LIKE_THE_HOUSE = {
  useTypeImports: true,
  enumType: 'string-literal',
  enumsAsTypes: true,
  immutableTypes: true,
  skipTypename: true,
  defaultScalarType: 'string',
  scalars: { ID: 'string', Date: 'string', DateTime: 'string', Upload: 'File' },
  namingConvention: { typeNames: 'change-case-all#pascalCase', enumValues: 'keep', transformUnderscore: true },
} as const;

/** Types for both sides: requests and replies of the gateway, and replies of the fake upstream. */
const config: CodegenConfig = {
  schema: 'schema/upstream.graphql',
  generates: {
    '../gateway/src/upstream/generated/operation-types.ts': {
      documents: ['operations/**/*.graphql'],
      plugins: [{ add: HEAD }, 'typescript-operations'],
      config: LIKE_THE_HOUSE,
    },
    '../fakes/src/upstream-server/generated/upstream-types.ts': {
      plugins: [{ add: HEAD }, 'typescript'],
      // A fake upstream says of every field what it is, were it null: nothing is lost by forgetting it.
      config: { ...LIKE_THE_HOUSE, avoidOptionals: { field: true } },
    },
  },
};

export default config;
