/** What `no-restricted-syntax` forbids. ESLint does not add lists up: each group of files gets its whole list. */

const EVERYWHERE = [
  {
    selector: 'TSEnumDeclaration',
    message: 'A union of literals says the same, and leaves nothing behind when types are erased.',
  },
  {
    selector: 'TSAsExpression > TSAsExpression',
    message: 'A cast through another type hides what is not known: read the value and check it.',
  },
  {
    selector: 'FunctionDeclaration[generator=false]:not([returnType.typeAnnotation.asserts=true])',
    message: 'Functions are constants: const name = () => …',
  },
];

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'A name that the exporter gives can be searched for.',
};

/** One sanctioned `new Date()` on the server, in gateway/src/system-clock.ts: time that enters in one place can be moved by a test. */
const NO_CLOCK = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time enters as `now` or through the Clock.' },
  { selector: "CallExpression[callee.name='Date']", message: 'Time enters as `now` or through the Clock.' },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: 'Time enters as `now` or through the Clock.' },
];

const NO_RANDOM = {
  selector: "MemberExpression[object.name='Math'][property.name='random']",
  message: 'Ids come from Ids, random numbers from a seed: what cannot be repeated cannot be tested.',
};

const DOMAIN_ONLY = [
  { selector: "MemberExpression[property.name='toFixed']", message: 'Amounts are whole minor units; writing them out is the client’s.' },
  { selector: "MemberExpression[property.name=/^toLocale(?:Date|Time)?String$/]", message: 'Writing for readers is the client’s.' },
  {
    selector: "ThrowStatement > NewExpression[callee.name='Error']",
    message: 'An expected no is a value, a broken promise a class of its own.',
  },
];

const NO_SLEEP = {
  selector: "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']",
  message: 'A test that sleeps is slow, or wrong on a slower machine: move the clock, or wait for what should happen.',
};

/** HTML goes from one cleaner to one component; the type between them is worth as much as the casts that make it. */
const NO_HTML = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'HTML is shown by `SanitizedHtml` (client/src/ui/sanitized-html.tsx), which takes what the gateway has cleaned.' },
  { selector: "TSAsExpression > TSTypeReference[typeName.name='CleanHtml']", message: 'CleanHtml is what `cleanHtml` made (gateway/src/content/clean-html.ts).' },
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
  html: rule(NO_DEFAULT_EXPORT, NO_RANDOM, ...NO_CLOCK),
  packages: forbidding(NO_DEFAULT_EXPORT, NO_RANDOM, ...NO_CLOCK),
  domain: forbidding(NO_DEFAULT_EXPORT, NO_RANDOM, ...NO_CLOCK, ...DOMAIN_ONLY),
  tests: forbidding(NO_DEFAULT_EXPORT, NO_RANDOM, ...NO_CLOCK, NO_SLEEP),
  journeys: forbidding(NO_DEFAULT_EXPORT, NO_SLEEP),
};
