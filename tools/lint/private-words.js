/**
 * Words that only we would understand, and what the field says instead: an engineer who searches for the usual name must
 * find it. An entry of two words means these words in this order: `kept answer` is found in `keptAnswers` and in `kept-answer.ts`.
 * @type {Readonly<Record<string, string>>}
 */
export const PRIVATE_WORDS = {
  arrival: 'request context',
  'ask anew': 'refetch',
  asker: 'caller',
  board: 'in-flight requests, or batch',
  'bring about': 'arrange',
  chance: 'random',
  departed: 'sent',
  desk: 'error reporter',
  door: 'route',
  exchange: 'send, or request and response',
  flight: 'in-flight request, or single flight',
  'found applied': 'reconcile',
  ground: 'health indicator',
  'keep first': 'set if absent',
  'kept answer': 'cached response',
  'kept markup': 'static island',
  lane: 'queue',
  law: 'behaviour',
  newcomer: 'new customer, or registration',
  patience: 'timeout',
  'ready answer': 'cached response',
  spared: 'error boundary',
  'stand in': 'fake upstream',
  'steady cache': 'fallback cache',
  stranger: 'anonymous visitor, or invented request',
  surroundings: 'app options',
  'told elsewhere': 'ignore rejection',
  trouble: 'problem',
  turn: 'transaction',
  verdict: 'result',
  visit: 'request context',
  'what became': 'poll the outcome',
};

/** Usual terms that contain such a word. */
export const USUAL_TERMS = ['in flight', 'in turn', 'single flight'];

/** @typedef {{ readonly files: readonly string[], readonly words: readonly string[], readonly reason: string }} Exception */

/** Places where such a word is the usual one. @type {readonly Exception[]} */
export const EXCEPTIONS = [
  {
    files: ['fakes/src/upstream-server/**', 'gateway/src/upstream/**'],
    words: ['arrival'],
    reason: 'The upstream calls the day on which a parcel arrives `arrival`.',
  },
  {
    files: ['fakes/src/goods/**'],
    words: ['board', 'desk', 'turn'],
    reason: 'The shop sells boards and desks; drawings turn hues.',
  },
  {
    files: ['fakes/src/content/legal/**', 'client/src/storefronts/**'],
    words: ['law'],
    reason: 'Legal pages are about laws.',
  },
  {
    files: ['client/src/app/route-assets.ts', 'client/tools/size.ts'],
    words: ['visit'],
    reason: 'Walking a graph visits its nodes.',
  },
  { files: ['tools/lint/private-words.js'], words: Object.keys(PRIVATE_WORDS), reason: 'The list itself.' },
];
