import { describe, expect, it } from 'vitest';
import { faultSchema } from './fault-kinds.ts';

/** The fault that is read from an input, or the message about it. */
const read = (input: unknown): unknown => {
  const { data, error } = faultSchema.safeParse(input);
  return (
    data ??
    error?.issues
      .map(({ path, message }) => [path.join('.'), message].filter((part) => part !== '').join(' '))
      .join('; ')
  );
};

describe('a fault', () => {
  it.each([
    [{ kind: 'hang' }, { kind: 'hang' }],
    [
      { kind: 'latency', ms: 0 },
      { kind: 'latency', delay: { fixedMs: 0 } },
    ],
    [
      { kind: 'latency', medianMs: 50 },
      { kind: 'latency', delay: { medianMs: 50, sigma: 0 } },
    ],
    [
      { kind: 'latency', medianMs: 50, sigma: 3 },
      { kind: 'latency', delay: { medianMs: 50, sigma: 3 } },
    ],
    [
      { kind: 'status', code: 503, retryAfter: 86_400 },
      { kind: 'status', code: 503, retryAfter: 86_400 },
    ],
    [{ kind: 'tokenStall' }, { kind: 'tokenStall', stallMs: 3_500 }],
    [
      { kind: 'tokenStall', stallMs: 120_000 },
      { kind: 'tokenStall', stallMs: 120_000 },
    ],
    [
      { kind: 'graphqlError', message: 'x' },
      { kind: 'graphqlError', message: 'x' },
    ],
    [
      { kind: 'partialData', path: ['positions', 0] },
      { kind: 'partialData', path: ['positions', 0] },
    ],
    [
      { kind: 'fieldErrors', errors: [{ field: 'email', message: 'shop.form.error.phone' }] },
      { kind: 'fieldErrors', errors: [{ field: 'email', message: 'shop.form.error.phone' }] },
    ],
    [{ kind: 'successfulFalse' }, { kind: 'successfulFalse', messageKey: 'vue.cart.error.somethingWentWrong' }],
    [
      { kind: 'refused', code: 'SOLD_OUT', subject: '1' },
      { kind: 'refused', code: 'SOLD_OUT', subject: '1' },
    ],
  ])('is read from %j', (input, fault) => {
    expect(read(input)).toEqual(fault);
  });

  it.each([
    ['hang', 'must be an object that says what goes wrong'],
    [
      {},
      /^kind must be one of latency, hang, status, resetBeforeReply, applyThenReset, truncateJson, batchTooShort, /u,
    ],
    [{ kind: 'hangs' }, /^kind must be one of latency, hang, .*, cartChangedBehindBack$/u],
    [{ kind: 'latency' }, 'ms must say how long it takes, or medianMs and sigma about how long'],
    [{ kind: 'latency', sigma: 1 }, 'ms must say how long it takes, or medianMs and sigma about how long'],
    [{ kind: 'latency', ms: 5, medianMs: 5 }, 'ms must say how long it takes, or medianMs and sigma about how long'],
    [{ kind: 'latency', ms: 5, sigma: 1 }, 'ms must say how long it takes, or medianMs and sigma about how long'],
    [{ kind: 'latency', ms: 120_001 }, 'ms must be a whole number from 0 to 120000, not 120001'],
    [{ kind: 'latency', medianMs: 5, sigma: 3.1 }, 'sigma must be a number from 0 to 3, not 3.1'],
    [{ kind: 'status', code: 399 }, 'code must be a whole number from 400 to 599, not 399'],
    [{ kind: 'status', code: 503, retryAfter: 86_401 }, 'retryAfter must be a whole number from 0 to 86400, not 86401'],
    [{ kind: 'graphqlError' }, 'needs a classification, messageKey or message to say which error it is'],
    [{ kind: 'partialData', path: [{}] }, 'path.0 must be the name of a field or a position in a list, not {}'],
    [{ kind: 'partialData', path: 'x' }, /^path must be a list of field names and positions in lists/u],
    [{ kind: 'fieldErrors', errors: {} }, /^errors must be a list of errors with field and message/u],
    [
      { kind: 'successfulFalse', messageKey: 'shop.form.error.phon' },
      /^messageKey must be the key of a message: .*shop\.form\.error\.phone/u,
    ],
    [{ kind: 'refused', code: 'x'.repeat(201) }, /^code must be a text of at most 200 characters/u],
  ])('is refused as %j, with the reason', (input, reason) => {
    expect(read(input)).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason));
  });
});
