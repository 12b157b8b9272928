/** What `no-restricted-imports` forbids. ESLint does not add lists up: each group of files gets its whole list. */

const EXTENSIONS = {
  regex: String.raw`^\.{1,2}/(?!.*\.(?:tsx?|m?js|cjs|css|json|svg|graphql)(?:\?\w+)?$)`,
  message: 'A relative import ends in .ts or .tsx, as Node runs it.',
};

const PACKAGES = {
  // The gateway's upstream adapter has a `client/` folder of its own.
  regex: String.raw`^(?:\.\./)+(?:domain|fakes|gateway|client(?=/(?:src|tools)/)|contracts|e2e)/`,
  message: 'Another package is imported by its name: @shop/….',
};

const RESTRICTED = {
  ariaComponents: {
    regex: '^(?:react-aria-components|@react-aria/|react-aria|react-stately)',
    message: 'Only client/src/ui knows the library that its components are built on.',
  },
  jotai: { regex: '^jotai', message: 'Only client/src/platform/store.ts knows where state is kept.' },
  nest: { regex: '^@nestjs/', message: 'Nest is the gateway’s frame, and nobody else’s.' },
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
