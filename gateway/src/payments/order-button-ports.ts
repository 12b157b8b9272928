import type { Attempts } from '@shop/domain/shared/attempts.port';
import type { Shop } from '@shop/domain/shop';
import type { Log } from '../logging/log.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { AttemptsOf } from './attempts.ts';

interface OrderButtonPorts extends Shop {
  readonly attempts: Attempts;
  readonly reportFailure: (failure: unknown) => void;
}

/** What an order button, and the capture of what it ordered, work with in one request. */
export type OrderButtonPortsFor = (
  orderingShop: Shop,
  request: Pick<RequestFacts, 'requestId' | 'world'>,
) => OrderButtonPorts;

/** Injection token of the `OrderButtonPortsFor`. */
export const ORDER_BUTTON_PORTS = Symbol('OrderButtonPorts');

export const orderButtonPorts =
  (attempts: AttemptsOf, log: Pick<Log, 'failure'>): OrderButtonPortsFor =>
  (orderingShop, request) => ({
    ...orderingShop,
    attempts: attempts(request),
    reportFailure: (failure) => log.failure(failure, request.requestId),
  });
