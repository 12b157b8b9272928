import type { PaymentId } from './payment.ts';

/** Cancelled payments with these providers are reported to statistics (TRACK-16). */
const REPORTED: readonly PaymentId[] = ['AMAZONPAY', 'PAYPAL'];

export const isCancellationReported = (paymentId: PaymentId): boolean => REPORTED.includes(paymentId);
