const COLOUR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  rules: {
    'color-no-hex': [true, { message: 'A colour is a custom property of client/src/ui/tokens.css.' }],
    'color-named': ['never', { message: 'A colour is a custom property of client/src/ui/tokens.css.' }],
    'function-disallowed-list': [
      COLOUR_FUNCTIONS,
      { message: 'A colour is a custom property of client/src/ui/tokens.css.' },
    ],
    // CSS Modules are read in TypeScript: styles.oldPrice.
    'selector-class-pattern': [
      String.raw`^[a-z][a-zA-Z0-9]*$`,
      { message: 'Class names are camelCase: TypeScript reads them.' },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'value-keyword-case': [
      'lower',
      { camelCaseSvgKeywords: false, ignoreProperties: ['composes', '/^--font/', 'font-family'] },
    ],
    'import-notation': 'string',
    // Order follows what a component is, then its states: the cascade is kept flat by CSS Modules.
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'custom-property-pattern': String.raw`^[a-z][a-z0-9-]*$`,
  },
  overrides: [
    {
      files: ['client/src/ui/tokens.css', 'client/src/storefronts/**/*.css'],
      rules: { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null },
    },
  ],
};
