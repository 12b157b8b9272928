import { describe, expect, it } from 'vitest';
import { settlePayment } from '../orders/settle-payment.ts';
import { atCardProvider } from '../testing/at-card-provider.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { presentCard } from './card/present-card.ts';
import { findPayment } from './find-payment.ts';
import { isSignedIn, signIn } from './sign-in.ts';

const CARD = { lastDigits: '1111', leadsTo: 'paid', wrongCodes: 0 } as const;

const aPayment = async () => {
  const { worlds, data } = await atCardProvider();
  const found = findPayment(worlds, data);
  if (found === undefined) throw new Error('The payment was not found');
  return { ...found, card: () => found.world.read(({ state }) => lookUp(state.presentedCards, found.subjectId)) };
};

describe('what a shopper does on the pages of a provider', () => {
  it('is remembered while the payment is open', async () => {
    const payment = await aPayment();
    expect([isSignedIn(payment), payment.card()]).toEqual([false, undefined]);
    signIn(payment);
    payment.world.run((tx) => presentCard(tx, payment.subjectId, CARD));
    expect([isSignedIn(payment), payment.card()]).toEqual([true, CARD]);
  });

  it('is not remembered once the payment is over', async () => {
    const payment = await aPayment();
    payment.world.run((tx) => settlePayment(tx, payment.subjectId, 'abandoned'));
    signIn(payment);
    payment.world.run((tx) => presentCard(tx, payment.subjectId, CARD));
    expect([isSignedIn(payment), payment.card()]).toEqual([false, undefined]);
  });
});
