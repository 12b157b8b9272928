import type { FieldError } from '@shop/domain/shared/field-errors';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { MESSAGE_KEYS, type MessageKey, OWN_MESSAGE_KEYS } from '@shop/domain/shared/message-keys';
import { type Delay, type Fault, FAULT_KINDS } from '../worlds/faults/fault.ts';
import { numberWithin, oneOf, text, wholeNumber } from './kinds.ts';
import { type Kind, malformed, optional, readFields } from './read-fields.ts';

const MAX_WORD = 200;
const LONGEST_DELAY_MS = 120_000;
const MOST_SECONDS = 86_400;
/** Longer than a client waits for a token (specification A9: 3 s). */
const STALL_MS = 3_500;

const word = text(MAX_WORD);
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
  const said = omitNil({ classification, messageKey: key, message });
  if (Object.keys(said).length === 0) throw malformed('classification, messageKey or message must say which error it is');
  return said;
};

const readFieldError = (sent: unknown): FieldError => {
  const { field, message, form } = readFields(sent, { field: word, message: messageKey, form: optional(word) });
  return { field, message, ...omitNil({ form }) };
};

const readFieldErrors = (sent: unknown): readonly FieldError[] => {
  const { errors } = readFields(sent, { ...KIND, errors: { read: (list) => (Array.isArray(list) && list.length > 0 ? list : undefined), mustBe: 'a list of errors with field and message' } });
  return errors.map(readFieldError);
};

const readRefusal = (sent: unknown): Omit<Extract<Fault, { kind: 'refused' }>, 'kind'> => {
  const { code, subject, message } = readFields(sent, { ...KIND, code: word, subject: optional(word), message: optional(messageKey) });
  return { code, ...omitNil({ subject, message }) };
};

/** One fault of those that there are, with what each needs to be said. */
export const readFaultOptions = (sent: Readonly<Record<string, unknown>>): Fault => {
  const { kind } = readFields({ kind: sent['kind'] }, KIND);
  switch (kind) {
    case 'latency':
      return { kind, delay: readDelay(sent) };
    case 'status': {
      const { code, retryAfter } = readFields(sent, { ...KIND, code: wholeNumber(400, 599), retryAfter: optional(wholeNumber(0, MOST_SECONDS)) });
      return { kind, code, ...omitNil({ retryAfter }) };
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
    case 'refused':
      return { kind, ...readRefusal(sent) };
    case 'hang':
    case 'resetBeforeReply':
    case 'applyThenReset':
    case 'truncateJson':
    case 'batchTooShort':
    case 'batchReordered':
    case 'tokenRevoked':
    case 'cartChangedBehindBack':
      readFields(sent, KIND);
      return { kind };
  }
};
