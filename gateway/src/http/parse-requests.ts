import type { IncomingMessage } from 'node:http';
import formBody from '@fastify/formbody';
import { checkPath } from '@shop/domain/content/check-path';
import { errorCodes, type FastifyInstance } from 'fastify';
import { badRequest, httpError, wrongContentType } from './errors.ts';
import { isOneClickPath, isUploadPath } from './path-families.ts';

/** Levels of a JSON body: what validates it recurses as deep as it is nested. No request of the shop has ten. */
const MAX_DEPTH = 32;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part)));

const TOO_DEEP = badRequest(`The body is nested more than ${MAX_DEPTH} deep.`);

/** Parses JSON and forms. An empty body counts as none, whatever its type claims. Forms with files are left to their routes (`uploads/`). */
export const addBodyParsers = async (fastify: FastifyInstance): Promise<void> => {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null);
    else
      void parse(request, String(text), (failure, body) =>
        done(failure ?? (isDeeperThan(MAX_DEPTH, body) ? httpError(TOO_DEEP) : null), body),
      );
  });
  fastify.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    done(
      isUploadPath(request.url) || isOneClickPath(request.url) ? null : httpError(wrongContentType('application/json')),
    );
  });
  await fastify.register(formBody);
  fastify.addContentTypeParser('*', (request, _payload, done) => {
    done(isOneClickPath(request.url) ? null : new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
};

/** A URL that the router can read. If its escapes are not UTF-8, they are escaped again, and the page is refused later. */
export const routableUrl = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => {
  if (!url.includes('%')) return url;
  const [path = '/', ...query] = url.split('?');
  return checkPath(path) === 'malformed' ? [path.replaceAll('%', '%25'), ...query].join('?') : url;
};
