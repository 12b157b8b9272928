/** What `no-restricted-syntax` forbids. ESLint does not merge lists: each group of files gets its complete list. */

const EVERYWHERE = [
  {
    selector: 'TSEnumDeclaration',
    message: 'Use a union of literals: it says the same and disappears when types are erased.',
  },
  {
    selector: 'TSAsExpression > TSAsExpression',
    message: 'A cast through another type hides an unknown value: read it and check it.',
  },
  {
    selector: 'FunctionDeclaration[generator=false]:not([returnType.typeAnnotation.asserts=true])',
    message: 'Declare functions as constants: const name = () => …',
  },
];

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Use a named export: its name can be searched for.',
};

/** Each server reads the time in one place only (`system-clock.ts`), so that tests can move the clock. */
const NO_CLOCK = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Pass in the time as `now` or use the Clock.',
  },
  { selector: "CallExpression[callee.name='Date']", message: 'Pass in the time as `now` or use the Clock.' },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Pass in the time as `now` or use the Clock.',
  },
];

/** Tests may measure how long something takes; code that they test may not. */
const NO_STOPWATCH = {
  selector: "MemberExpression[object.name='performance'][property.name='now']",
  message: 'Measure time with the Timers, or use the Clock.',
};

const NO_RANDOM = {
  selector: "MemberExpression[object.name='Math'][property.name='random']",
  message: 'Take ids from Ids and random numbers from a seed: tests must be repeatable.',
};

const DOMAIN_ONLY = [
  {
    selector: "MemberExpression[property.name='toFixed']",
    message: 'Amounts are whole minor units; only the client formats them.',
  },
  {
    selector: 'MemberExpression[property.name=/^toLocale(?:Date|Time)?String$/]',
    message: 'Only the client formats values for readers.',
  },
  {
    selector: "ThrowStatement > NewExpression[callee.name='Error']",
    message: 'Return an expected refusal as a value; throw a broken promise as its own error class.',
  },
];

/** What a request carries besides who shops is bound to the shop (docs/decisions/0167). */
const NO_REQUEST = {
  selector: 'TSPropertySignature > Identifier.key[name=/^(?:headers|world|worldId|timeoutMs|deadlineMs|isOrdering)$/]',
  message:
    'The domain says who shops, not how a request came or in which world: bind it to the shop, in `CallContext`.',
};

const NO_SLEEP = {
  selector: "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']",
  message: 'A test that sleeps is slow, or fails on a slower machine: move the clock, or wait for the expected result.',
};

/** Only one function sanitizes HTML and only one component shows it. No cast may bypass the type between them. */
const NO_HTML = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message:
      'Show HTML with `SanitizedHtml` (client/src/ui/sanitized-html.tsx), which takes HTML that the gateway has sanitized.',
  },
  {
    selector: "TSAsExpression > TSTypeReference[typeName.name='CleanHtml']",
    message: 'Only `cleanHtml` (gateway/src/shared/clean-html.ts) creates CleanHtml.',
  },
];

/**
 * @param {readonly { selector: string, message: string }[]} restrictions
 * @returns {import('eslint').Linter.RulesRecord}
 */
const rule = (...restrictions) => ({ 'no-restricted-syntax': ['error', ...EVERYWHERE, ...restrictions] });

/** @param {readonly { selector: string, message: string }[]} restrictions */
const forbidding = (...restrictions) => rule(...NO_HTML, ...restrictions);

export const syntaxOf = {
  configuration: forbidding(),
  clocks: forbidding(NO_DEFAULT_EXPORT, NO_RANDOM),
  html: rule(NO_DEFAULT_EXPORT, NO_RANDOM, ...NO_CLOCK, NO_STOPWATCH),
  packages: forbidding(NO_DEFAULT_EXPORT, NO_RANDOM, ...NO_CLOCK, NO_STOPWATCH),
  domain: forbidding(NO_DEFAULT_EXPORT, NO_RANDOM, ...NO_CLOCK, NO_STOPWATCH, ...DOMAIN_ONLY, NO_REQUEST),
  worldLinks: forbidding(NO_DEFAULT_EXPORT, NO_RANDOM, ...NO_CLOCK, NO_STOPWATCH, ...DOMAIN_ONLY),
  tests: forbidding(NO_DEFAULT_EXPORT, NO_RANDOM, ...NO_CLOCK, NO_SLEEP),
  journeys: forbidding(NO_DEFAULT_EXPORT, NO_SLEEP),
};
