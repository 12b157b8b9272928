/** What `no-restricted-imports` forbids. ESLint does not merge lists: each group of files gets its complete list. */

const EXTENSIONS = {
  regex: String.raw`^\.{1,2}/(?!.*\.(?:tsx?|m?js|cjs|css|json|svg|woff2|graphql)(?:\?\w+)?$)`,
  message: 'A relative import ends in .ts or .tsx because Node runs the sources.',
};

const PACKAGES = {
  // The gateway's upstream adapter has its own `client/` folder.
  regex: String.raw`^(?:\.\./)+(?:domain|fakes|gateway|client(?=/(?:src|tools)/)|contracts|e2e)/`,
  message: 'Import another package by its name: @shop/….',
};

const RESTRICTED = {
  ariaComponents: {
    regex: '^(?:react-aria-components|@react-aria/|react-aria|react-stately)',
    message: 'Only client/src/ui imports the component library.',
  },
  jotai: { regex: '^jotai', message: 'Only client/src/platform/store.ts imports the state library.' },
  nest: { regex: '^@nestjs/', message: 'Only the gateway uses Nest.' },
  mutation: {
    regex: '^@nestjs/graphql$',
    importNames: ['Mutation'],
    message: 'A mutation is an entrance of an action: declare it in <verb-noun>.action.ts (docs/decisions/0166).',
  },
};

/**
 * @param {...keyof typeof RESTRICTED} allowed
 * @returns {import('eslint').Linter.RulesRecord}
 */
export const importsWith = (...allowed) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        EXTENSIONS,
        PACKAGES,
        ...Object.entries(RESTRICTED)
          .filter(([name]) => !allowed.some((one) => one === name))
          .map(([, pattern]) => pattern),
      ],
    },
  ],
});
