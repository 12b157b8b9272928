import { setTimeout } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { TransportFault } from '../../worlds/faults/fault-kinds.ts';

/** A fault that hits a whole request. */
export interface TransportHit {
  readonly fault: TransportFault;
  readonly phase: 'before' | 'after';
  /** Of latency and stalls, else 0. */
  readonly delayMs: number;
}

const wait = (ms: number): Promise<void> => setTimeout(ms, undefined, { ref: false });

/** Never replies; the connection stays open until the client or the server closes it. */
const hang = (reply: FastifyReply): FastifyReply => reply.hijack();

const reset = (reply: FastifyReply): FastifyReply => {
  reply.hijack();
  reply.raw.socket?.resetAndDestroy();
  return reply;
};

const halfOf = (body: unknown): string => {
  const text = JSON.stringify(body);
  return text.slice(0, Math.floor(text.length / 2));
};

const entriesOf = (body: unknown): readonly unknown[] => (Array.isArray(body) ? body : []);

/** Runs the request, unless the fault happens before that. */
const runIfAfter = async ({ phase }: TransportHit, run: () => Promise<unknown>): Promise<void> => {
  if (phase === 'after') await run();
};

/** Replies as the fault demands. `run` runs the request and returns the JSON body. */
export const replyWithFault = async (
  reply: FastifyReply,
  hit: TransportHit | undefined,
  run: () => Promise<unknown>,
): Promise<FastifyReply> => {
  if (hit === undefined) return reply.send(await run());
  const { fault, phase, delayMs } = hit;
  switch (fault.kind) {
    case 'latency':
    case 'tokenStall': {
      if (phase === 'before') await wait(delayMs);
      const body = await run();
      if (phase === 'after') await wait(delayMs);
      return reply.send(body);
    }
    case 'hang':
      await runIfAfter(hit, run);
      return hang(reply);
    case 'status':
      await runIfAfter(hit, run);
      if (fault.retryAfter !== undefined) reply.header('retry-after', String(fault.retryAfter));
      return reply.code(fault.code).type('text/html').send('<h1>Out of order</h1>');
    case 'resetBeforeReply':
      await runIfAfter(hit, run);
      return reset(reply);
    case 'applyThenReset':
      await run();
      return reset(reply);
    case 'truncateJson':
      return reply.type('application/json').send(halfOf(await run()));
    case 'batchTooShort':
      return reply.send(entriesOf(await run()).slice(0, -1));
    case 'batchReordered':
      return reply.send(entriesOf(await run()).toReversed());
  }
};

const isDelay = ({ kind }: TransportFault): boolean => kind === 'latency' || kind === 'tokenStall';

/** Whether the caller never gets the shop's response. */
export const losesResponse = (fault: TransportFault): boolean => !isDelay(fault);

export const reachesShop = ({ fault, phase }: TransportHit): boolean => phase === 'after' || isDelay(fault);
