import type { Timers } from '../timers.ts';
import type { Transport } from './transport.ts';

/** Is told of each request to the upstream: the status of its answer or what went wrong on the way, and its time in ms. */
export type ObserveRequest = (outcome: string, ms: number) => void;

/** Sends as it is told to, and lets those who run the process see how that goes. */
export const observedTransport =
  (send: Transport, { now }: Pick<Timers, 'now'>, observe: ObserveRequest): Transport =>
  async (request, signal) => {
    const sentAt = now();
    const answer = await send(request, signal);
    observe(answer.came === 'answer' ? String(answer.status) : answer.trouble, now() - sentAt);
    return answer;
  };
