import type { Timers } from '../../../timers.ts';
import type { Transport } from './transport.ts';

/** Called for each request to the upstream with the status of its answer, or the problem on the way, and its time in ms. */
export type ObserveRequest = (outcome: string, ms: number) => void;

/** Sends requests, and reports each for the metrics. */
export const observedTransport =
  (send: Transport, { now }: Pick<Timers, 'now'>, observe: ObserveRequest): Transport =>
  async (request, signal) => {
    const sentAt = now();
    const answer = await send(request, signal);
    observe(answer.came === 'response' ? String(answer.status) : answer.problem, now() - sentAt);
    return answer;
  };
