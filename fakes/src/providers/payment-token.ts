import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderId } from '@shop/domain/orders/order';

/** Which payment a form field or a return address is about. */
export interface PaymentName {
  readonly worldId: string;
  readonly orderId: OrderId;
}

const signature = (payload: string, seed: number): string => createHmac('sha256', `card provider ${seed}`).update(payload).digest('base64url');

/** An opaque name that only the shop can make. */
export const paymentToken = ({ worldId, orderId }: PaymentName, seed: number): string => {
  const payload = Buffer.from(`${worldId} ${orderId}`).toString('base64url');
  return `${payload}.${signature(payload, seed)}`;
};

/** Reads a token without believing it: the world's seed decides in `isGenuine`. */
export const readPaymentToken = (token: string): PaymentName | undefined => {
  const [worldId, orderId, ...rest] = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString().split(' ');
  return worldId === undefined || orderId === undefined || rest.length > 0 ? undefined : { worldId, orderId };
};

export const isGenuine = (token: string, seed: number): boolean => {
  const [payload = '', given = ''] = token.split('.');
  const expected = signature(payload, seed);
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
};
