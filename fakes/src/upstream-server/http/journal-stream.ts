import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JournalHandlers } from '../qa/journal-handlers.ts';
import type { QaInput } from '../../qa/read-input.ts';
import { headerOf } from './headers.ts';

const EVENT_STREAM = 'text/event-stream';

export const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  (headerOf(headers, 'accept') ?? '').includes(EVENT_STREAM);

/** A browser that reconnects sends the last event id that it has seen. */
const inputOf = ({ query, headers }: FastifyRequest): QaInput => {
  const afterSeq = headerOf(headers, 'last-event-id');
  return { query: afterSeq === undefined || typeof query !== 'object' ? query : { ...query, afterSeq } };
};

/** Streams the calls to a world as server-sent events, with their sequence numbers as ids. */
export const streamJournal = (
  journal: JournalHandlers,
  world: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const input = inputOf(request);
  // An invalid filter is refused while the status can still be set.
  journal.read(world, input);
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': EVENT_STREAM, 'cache-control': 'no-store' }).flushHeaders();
  const stop = journal.follow(
    world,
    input,
    (entry) => void reply.raw.write(`id: ${entry.seq}\ndata: ${JSON.stringify(entry)}\n\n`),
  );
  reply.raw.on('close', stop);
  return reply;
};
