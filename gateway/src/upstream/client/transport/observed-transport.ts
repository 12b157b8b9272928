import type { Timers } from '../../../timing/timers.ts';
import type { Transport } from './transport.ts';

/** Called for each request to the upstream with the status or the problem, and the duration in ms. */
export type ObserveRequest = (outcome: string, ms: number) => void;

/** Sends requests, and reports each to the metrics. */
export const observedTransport =
  (send: Transport, { now }: Pick<Timers, 'now'>, observe: ObserveRequest): Transport =>
  async (request, signal) => {
    const sentAt = now();
    const response = await send(request, signal);
    observe(response.came === 'response' ? String(response.status) : response.problem, now() - sentAt);
    return response;
  };
