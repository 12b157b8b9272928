import { openPayment } from '../payments/open-payment.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put } from '../worlds/transaction.ts';
import type { FoundPayment } from './find-payment.ts';

export const isSignedIn = ({ world, subjectId }: FoundPayment): boolean =>
  world.read(({ state }) => lookUp(state.walletSignIns, subjectId)?.isSignedIn === true);

export const signIn = ({ world, subjectId }: FoundPayment): void =>
  world.run((tx) => {
    if (openPayment(tx, subjectId) !== undefined) put(tx, 'walletSignIns', subjectId, { isSignedIn: true });
  });
