import { createHash } from 'node:crypto';
import type { RequestedPayment } from '../provider.ts';

const CODES = 100_000;

/** The five digits that connect a payment with the app. */
export const codeOf = ({ token }: Pick<RequestedPayment, 'token'>): string =>
  String(createHash('sha256').update(token).digest().readUInt32BE(0) % CODES).padStart(5, '0');
