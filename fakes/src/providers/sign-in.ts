import { openPayment } from '../orders/open-payment.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put } from '../worlds/transaction.ts';
import type { FoundPayment } from './find-payment.ts';

export const isSignedIn = ({ world, orderId }: FoundPayment): boolean => world.read(({ state }) => lookUp(state.walletSignIns, orderId) !== undefined);

export const signIn = ({ world, orderId }: FoundPayment): void =>
  world.run((tx) => {
    if (openPayment(tx, orderId) !== undefined) put(tx, 'walletSignIns', orderId, { isSignedIn: true });
  });
