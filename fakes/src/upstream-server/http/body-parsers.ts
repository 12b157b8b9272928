import type { FastifyInstance } from 'fastify';

/** Of JSON and forms. */
export const MAX_BODY_BYTES = 1_000_000;
export const MAX_UPLOAD_BYTES = 25_000_000;

/** Forms become `URLSearchParams`; uploads stay bytes until a route reads them. */
export const parseBodies = (app: FastifyInstance): void => {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    },
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES },
    (_request, body, done) => {
      done(null, body);
    },
  );
};

export const formIn = (body: unknown): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
