import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';

const READ_BY_SHOPPERS = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
  'description',
];

/** Rules for code that runs in the browser. */
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
      // axe checks labels on the rendered page; this rule could only guess.
      'jsx-a11y/label-has-associated-control': 'off',
      // Links within a translated sentence get their text from the translation.
      'jsx-a11y/anchor-has-content': 'off',
      // Scrollable elements must be reachable by keyboard: a region or a row of pictures may be focusable.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['ul', 'ol'], roles: ['region', 'list', 'tabpanel'] }],
    },
  },
  {
    files: ['client/src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'jsx-attributes': { include: READ_BY_SHOPPERS },
          // Arguments of functions are not texts but keys, attribute names and formats.
          callees: { exclude: ['.*'] },
          words: { exclude: [/^[^\p{L}]*$/u] },
          'object-properties': { exclude: ['[A-Z_-]+', 'rel', 'target', 'to', 'className', 'type'] },
          'should-validate-template': true,
          message: 'Text for shoppers belongs in client/src/locales, in German and in English.',
        },
      ],
    },
  },
];
