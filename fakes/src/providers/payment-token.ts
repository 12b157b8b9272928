import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentSubjectId } from '../payments/payment-subject.ts';

/** Identifies a payment in forms and return URLs. */
export interface PaymentName {
  readonly worldId: string;
  readonly subjectId: PaymentSubjectId;
}

const signature = (payload: string, seed: number): string =>
  createHmac('sha256', `card provider ${seed}`).update(payload).digest('base64url');

/** A signed name of a payment, which only the shop can create. */
export const paymentToken = ({ worldId, subjectId }: PaymentName, seed: number): string => {
  const payload = Buffer.from(`${worldId} ${subjectId}`).toString('base64url');
  return `${payload}.${signature(payload, seed)}`;
};

/** Reads a token without verifying it; `isGenuine` needs the seed of its world. */
export const readPaymentToken = (token: string): PaymentName | undefined => {
  const [worldId, subjectId, ...rest] = Buffer.from(token.split('.')[0] ?? '', 'base64url')
    .toString()
    .split(' ');
  return worldId === undefined || subjectId === undefined || rest.length > 0 ? undefined : { worldId, subjectId };
};

export const isGenuine = (token: string, seed: number): boolean => {
  const [payload = '', actual = ''] = token.split('.');
  const expected = signature(payload, seed);
  return actual.length === expected.length && timingSafeEqual(Buffer.from(actual), Buffer.from(expected));
};
