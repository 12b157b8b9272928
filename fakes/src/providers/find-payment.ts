import type { OrderId } from '@shop/domain/orders/order';
import type { ProviderPayment } from '../orders/provider-payment.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { WorldFailure } from '../worlds/world-failure.ts';
import type { World } from '../worlds/world.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { isGenuine, readPaymentToken } from './payment-token.ts';

export interface FoundPayment {
  readonly world: World;
  readonly orderId: OrderId;
  readonly payment: ProviderPayment;
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
  const payment = world.read(({ state }) => (isGenuine(token, state.seed) ? lookUp(state.providerPayments, named.orderId) : undefined));
  return payment === undefined ? undefined : { world, orderId: named.orderId, payment };
};
