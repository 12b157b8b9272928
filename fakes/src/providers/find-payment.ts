import { type PaymentSubject, type PaymentSubjectId, paymentSubject } from '../payments/payment-subject.ts';
import type { ProviderPayment } from '../payments/provider-payment.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { WorldFailure } from '../worlds/world-failure.ts';
import type { World } from '../worlds/world.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { isGenuine, readPaymentToken } from './payment-token.ts';

export interface FoundPayment {
  readonly world: World;
  readonly subjectId: PaymentSubjectId;
  readonly payment: ProviderPayment;
  readonly subject: PaymentSubject;
}

/** The world with this id, if there is one. */
export const worldNamed = (worlds: Worlds, id: string): World | undefined => {
  try {
    return worlds.get(id);
  } catch (failure) {
    if (failure instanceof WorldFailure) return undefined;
    throw failure;
  }
};

/** The payment that a token names; undefined if the token is forged, or its world or payment no longer exists. */
export const findPayment = (worlds: Worlds, token: string): FoundPayment | undefined => {
  const named = readPaymentToken(token);
  const world = named === undefined ? undefined : worldNamed(worlds, named.worldId);
  if (named === undefined || world === undefined) return undefined;
  const { subjectId } = named;
  const found = world.read((view) => {
    const payment = isGenuine(token, view.state.seed) ? lookUp(view.state.providerPayments, subjectId) : undefined;
    const subject = paymentSubject(view, subjectId);
    return payment === undefined || subject === undefined ? undefined : { payment, subject };
  });
  return found && { world, subjectId, ...found };
};
