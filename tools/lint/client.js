import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';

const READ_BY_SHOPPERS = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder', 'label', 'description'];

/** Rules for what runs in the browser. */
export const client = [
  {
    files: ['client/src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['client/src/**/*.tsx'],
    plugins: { 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Whether a label names a field is known to axe, which sees the page; here it would only be guessed.
      'jsx-a11y/label-has-associated-control': 'off',
      // Links in the middle of a translated sentence get their words from it.
      'jsx-a11y/anchor-has-content': 'off',
      // What scrolls must be reached by keyboard: a region or a row of pictures may take the focus.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['ul', 'ol'], roles: ['region', 'list', 'tabpanel'] }],
    },
  },
  {
    files: ['client/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'client/src/qa/**'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'jsx-attributes': { include: READ_BY_SHOPPERS },
          // What a function is asked with is no text yet: keys, names of attributes, formats.
          callees: { exclude: ['.*'] },
          words: { exclude: [/^[^\p{L}]*$/u] },
          'object-properties': { exclude: ['[A-Z_-]+', 'rel', 'target', 'to', 'className', 'type'] },
          'should-validate-template': true,
          message: 'Text for shoppers lies in client/src/locales, in German and in English.',
        },
      ],
    },
  },
];
