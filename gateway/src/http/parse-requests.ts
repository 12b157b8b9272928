import type { IncomingMessage } from 'node:http';
import formBody from '@fastify/formbody';
import { checkPath } from '@shop/domain/content/check-path';
import type { FastifyInstance } from 'fastify';

/** Takes JSON and forms. An empty body is none, whatever type it claims. */
export const addBodyParsers = async (fastify: FastifyInstance): Promise<void> => {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null);
    else void parse(request, String(text), done);
  });
  await fastify.register(formBody);
};

/** A URL that the router can read: one whose escapes are no UTF-8 goes on with them escaped, and is refused as a page. */
export const routableUrl = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => {
  if (!url.includes('%')) return url;
  const [path = '/', ...query] = url.split('?');
  return checkPath(path) === 'malformed' ? [path.replaceAll('%', '%25'), ...query].join('?') : url;
};
