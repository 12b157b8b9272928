import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JournalHandlers } from '../../qa/journal-handlers.ts';
import type { QaInput } from '../../qa/read-input.ts';
import { headerOf } from './read-shopper.ts';

const EVENT_STREAM = 'text/event-stream';

export const wantsEvents = ({ headers }: FastifyRequest): boolean => (headerOf(headers, 'accept') ?? '').includes(EVENT_STREAM);

/** A browser that comes back names the last event that it has seen. */
const questionOf = ({ query, headers }: FastifyRequest): QaInput => {
  const afterSeq = headerOf(headers, 'last-event-id');
  return { query: afterSeq === undefined || typeof query !== 'object' ? query : { ...query, afterSeq } };
};

/** Tells the calls to a world as server-sent events, each with its number. */
export const streamJournal = (journal: JournalHandlers, world: string, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const question = questionOf(request);
  // What cannot be followed is refused while there is still a status to say so.
  journal.read(world, question);
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': EVENT_STREAM, 'cache-control': 'no-store' }).flushHeaders();
  const stop = journal.follow(world, question, (entry) => void reply.raw.write(`id: ${entry.seq}\ndata: ${JSON.stringify(entry)}\n\n`));
  reply.raw.on('close', stop);
  return reply;
};
