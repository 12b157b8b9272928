import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { withdrawalErrors } from '@shop/domain/withdrawals/withdrawal-rules';
import { expect, it } from 'vitest';
import { cookieJar } from '../cookies/cookie-jar.ts';
import { signer } from '../shared/signing.ts';
import { WITHDRAWAL } from '@shop/domain/withdrawals/withdrawal.slot';
import { cookieSlots } from '../cookies/cookie-slots.ts';
import { decodeSlot } from '../cookies/slot-codec.ts';

/** Browsers store no longer ones. */
const MAX_COOKIE = 4096;

/** Chinese signs without a pattern, of three bytes each: hardly any text is harder to compress. */
const hardText = (length: number): string =>
  Array.from({ length }, (_none, at) => String.fromCodePoint(0x4e_00 + ((at * 2_654_435_761) % 0x51_00))).join('');

it('a declaration with the longest texts in any script fits into its cookie', () => {
  const written: string[] = [];
  const jar = cookieJar({
    header: undefined,
    signer: signer(['s'.repeat(32)], { now: () => new Date(0) }),
    isB2b: false,
    isSecure: true,
    setCookie: (cookie) => void written.push(cookie),
  });
  const declaration = {
    fullName: hardText(FIELD_LIMITS.fullName),
    orderNumber: hardText(FIELD_LIMITS.orderNumber),
    email: `${'x'.repeat(60)}@schule.example`,
    withdrawnGoods: hardText(FIELD_LIMITS.withdrawnGoods),
    withdrawalReason: hardText(FIELD_LIMITS.withdrawalReason),
  };
  expect(withdrawalErrors(declaration)).toEqual([]);
  const stored = {
    key: '0d1f9d9a-2c5a-4d0f-9d0b-8d0f9d9a2c5a',
    declaration,
    receipt: { receiptId: '700000001', receivedAt: '2026-11-23T09:00:00.000Z' },
  };
  const slots = cookieSlots(jar);
  slots.write(WITHDRAWAL, stored);
  expect(slots.read(WITHDRAWAL)).toEqual(stored);
  expect(written[0]?.length).toBeLessThan(MAX_COOKIE);
});

it.each(['', 'no packed text', Buffer.from('{"key":1}').toString('base64url')])(
  'a cookie of another format is ignored: %j',
  (packed) => {
    expect(decodeSlot(WITHDRAWAL, packed)).toBeUndefined();
  },
);
