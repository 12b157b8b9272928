import { cancellationErrors } from '@shop/domain/cancellations/cancellation-rules';
import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { expect, it } from 'vitest';
import { CANCELLATION } from '@shop/domain/cancellations/cancellation.slot';
import { cookieSlots } from '../cookies/cookie-slots.ts';
import { decodeSlot } from '../cookies/slot-codec.ts';
import { packJson } from '../shared/packed-json.ts';
import { cookieJar } from '../cookies/cookie-jar.ts';
import { signer } from '../shared/signing.ts';

/** Browsers store no longer ones. */
const MAX_COOKIE = 4096;

/** Chinese signs without a pattern, of three bytes each: hardly any text is harder to compress. */
const hardText = (length: number): string =>
  Array.from({ length }, (_none, at) => String.fromCodePoint(0x4e_00 + ((at * 2_654_435_761) % 0x51_00))).join('');

it('a cancellation with the longest texts in any script fits into its cookie', () => {
  const written: string[] = [];
  const jar = cookieJar({
    header: undefined,
    signer: signer(['s'.repeat(32)], { now: () => new Date(0) }),
    isB2b: false,
    isSecure: true,
    setCookie: (cookie) => void written.push(cookie),
  });
  const declaration = {
    kind: 'extraordinary',
    cancellationReason: hardText(FIELD_LIMITS.cancellationReason),
    fullName: hardText(FIELD_LIMITS.fullName),
    contract: hardText(FIELD_LIMITS.contract),
    endsOn: '2099-12-31',
    email: `${'x'.repeat(60)}@schule.example`,
  } as const;
  expect(cancellationErrors(declaration)).toEqual([]);
  const stored = {
    key: '0d1f9d9a-2c5a-4d0f-9d0b-8d0f9d9a2c5a',
    receipt: { receiptId: '800000001', receivedAt: '2026-11-23T09:00:00.000Z', declaration },
  };
  const slots = cookieSlots(jar);
  slots.write(CANCELLATION, stored);
  expect(slots.read(CANCELLATION)).toEqual(stored);
  expect(written[0]?.length).toBeLessThan(MAX_COOKIE);
});

it.each([null, 'key', 4, ['key'], {}, { receipt: {} }])('a cookie that holds %j is no cancellation', (value) => {
  expect(decodeSlot(CANCELLATION, packJson([1, value]))).toBeUndefined();
});

it.each(['', 'no packed text', Buffer.from('{"key":1}').toString('base64url')])(
  'a cookie of another format is ignored: %j',
  (packed) => {
    expect(decodeSlot(CANCELLATION, packed)).toBeUndefined();
  },
);
