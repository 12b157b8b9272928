import type { IncomingMessage } from 'node:http';
import formBody from '@fastify/formbody';
import { checkPath } from '@shop/domain/content/check-path';
import type { FastifyInstance } from 'fastify';
import { httpError, wrongContentType } from './errors.ts';
import { isUploadPath } from './path-families.ts';

/** Parses JSON and forms. An empty body counts as none, whatever its type claims. Forms with files are left to their routes (`uploads/`). */
export const addBodyParsers = async (fastify: FastifyInstance): Promise<void> => {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null);
    else void parse(request, String(text), done);
  });
  fastify.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    done(isUploadPath(request.url) ? null : httpError(wrongContentType('application/json')));
  });
  await fastify.register(formBody);
};

/** A URL that the router can read. If its escapes are not UTF-8, they are escaped again, and the page is refused later. */
export const routableUrl = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => {
  if (!url.includes('%')) return url;
  const [path = '/', ...query] = url.split('?');
  return checkPath(path) === 'malformed' ? [path.replaceAll('%', '%25'), ...query].join('?') : url;
};
