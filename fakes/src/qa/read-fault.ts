import type { FieldError } from '@shop/domain/shared/field-errors';
import { MESSAGE_KEYS, type MessageKey, OWN_MESSAGE_KEYS } from '@shop/domain/shared/message-keys';
import { given } from '@shop/domain/shared/given';
import { type Delay, type Fault, type FaultMatch, type FaultRule, FIXED_PHASES } from '../worlds/faults/fault.ts';
import type { NewFault } from '../worlds/faults/set-fault.ts';
import { FAULT_PRESETS } from './fault-presets.ts';
import { numberWithin, oneOf, record, text, wholeNumber } from './kinds.ts';
import { type Kind, malformed, optional, readFields } from './read-fields.ts';

const FAULT_KINDS = [
  'latency',
  'hang',
  'status',
  'resetBeforeReply',
  'applyThenReset',
  'truncateJson',
  'batchTooShort',
  'batchReordered',
  'tokenStall',
  'tokenRevoked',
  'graphqlError',
  'partialData',
  'fieldErrors',
  'successfulFalse',
] as const satisfies readonly Fault['kind'][];

const MAX_WORD = 200;
const MOST_CALLS = 1_000_000;
const LONGEST_DELAY_MS = 120_000;
const MOST_SECONDS = 86_400;
/** Longer than a client waits for a token (specification A9: 3 s). */
const STALL_MS = 3_500;

const word = text(MAX_WORD);
const count = wholeNumber(1, MOST_CALLS);
const delayMs = wholeNumber(0, LONGEST_DELAY_MS);

const messageKey: Kind<MessageKey> = {
  read: (sent) => [...MESSAGE_KEYS, ...OWN_MESSAGE_KEYS].find((key) => key === sent),
  mustBe: 'the key of a message, such as shop.form.error.phone',
};

const fieldPath: Kind<readonly (string | number)[]> = {
  read: (sent) => (Array.isArray(sent) && sent.length > 0 && sent.every((step) => typeof step === 'string' || Number.isInteger(step)) ? sent : undefined),
  mustBe: 'a list of names of fields and positions in lists',
};

const KIND = { kind: oneOf(FAULT_KINDS) };

const readDelay = (sent: unknown): Delay => {
  const { ms, medianMs, sigma } = readFields(sent, { ...KIND, ms: optional(delayMs), medianMs: optional(delayMs), sigma: optional(numberWithin(0, 3)) });
  if ((ms === undefined) === (medianMs === undefined) || (ms !== undefined && sigma !== undefined)) throw malformed('ms must say how long it takes, or medianMs and sigma about how long');
  return ms === undefined ? { medianMs: medianMs ?? 0, sigma: sigma ?? 0 } : { fixedMs: ms };
};

const readError = (sent: unknown): Omit<Extract<Fault, { kind: 'graphqlError' }>, 'kind'> => {
  const { classification, messageKey: key, message } = readFields(sent, { ...KIND, classification: optional(word), messageKey: optional(word), message: optional(word) });
  const said = given({ classification, messageKey: key, message });
  if (Object.keys(said).length === 0) throw malformed('classification, messageKey or message must say which error it is');
  return said;
};

const readFieldError = (sent: unknown): FieldError => {
  const { field, message, form } = readFields(sent, { field: word, message: messageKey, form: optional(word) });
  return { field, message, ...given({ form }) };
};

const readFieldErrors = (sent: unknown): readonly FieldError[] => {
  const { errors } = readFields(sent, { ...KIND, errors: { read: (list) => (Array.isArray(list) && list.length > 0 ? list : undefined), mustBe: 'a list of errors with field and message' } });
  return errors.map(readFieldError);
};

const readWhatGoesWrong = (sent: Readonly<Record<string, unknown>>): Fault => {
  const { kind } = readFields({ kind: sent['kind'] }, KIND);
  switch (kind) {
    case 'latency':
      return { kind, delay: readDelay(sent) };
    case 'status': {
      const { code, retryAfter } = readFields(sent, { ...KIND, code: wholeNumber(400, 599), retryAfter: optional(wholeNumber(0, MOST_SECONDS)) });
      return { kind, code, ...given({ retryAfter }) };
    }
    case 'tokenStall':
      return { kind, stallMs: readFields(sent, { ...KIND, stallMs: optional(delayMs) }).stallMs ?? STALL_MS };
    case 'graphqlError':
      return { kind, ...readError(sent) };
    case 'partialData':
      return { kind, path: readFields(sent, { ...KIND, path: fieldPath }).path };
    case 'fieldErrors':
      return { kind, errors: readFieldErrors(sent) };
    case 'successfulFalse':
      return { kind, messageKey: readFields(sent, { ...KIND, messageKey: optional(messageKey) }).messageKey ?? 'vue.cart.error.somethingWentWrong' };
    case 'hang':
    case 'resetBeforeReply':
    case 'applyThenReset':
    case 'truncateJson':
    case 'batchTooShort':
    case 'batchReordered':
    case 'tokenRevoked':
      readFields(sent, KIND);
      return { kind };
  }
};

const readMatch = (sent: unknown): FaultMatch =>
  given(
    readFields(sent, {
      op: optional(word),
      kind: optional(oneOf(['query', 'mutation'])),
      vars: optional(record),
      nth: optional(count),
      every: optional(count),
      probability: optional(numberWithin(0, 1)),
    }),
  );

const RULE = {
  match: optional(record),
  fault: optional(record),
  phase: optional(oneOf(['before', 'after'])),
  times: optional(count),
  priority: optional(wholeNumber(-MOST_CALLS, MOST_CALLS)),
};

const readPhase = ({ kind }: Fault, said: FaultRule['phase'] | undefined): FaultRule['phase'] => {
  const fixed = FIXED_PHASES[kind];
  if (fixed !== undefined && said !== undefined && said !== fixed) throw malformed(`phase must be ${fixed} for ${kind}, or left out`);
  return fixed ?? said ?? 'before';
};

/** What a tester wants to go wrong (staging 1.3): a fault by its name, but for what is said otherwise beside it, or one in full. */
export const readFault = (sent: unknown): NewFault => {
  const { preset, ...said } = readFields(sent, { preset: optional(oneOf(Object.keys(FAULT_PRESETS))), ...RULE });
  const named = preset === undefined ? {} : given(readFields(FAULT_PRESETS[preset]?.rule, RULE));
  const { match, fault, phase, times, priority = 0 } = { ...named, ...given(said) };
  if (fault === undefined) throw malformed('fault must be an object that says what goes wrong, or preset the name of a fault: GET /qa/faults lists them');
  const goesWrong = readWhatGoesWrong(fault);
  return { match: readMatch(match), fault: goesWrong, phase: readPhase(goesWrong, phase), priority, ...given({ times }) };
};
