import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { worldFailureMessage } from '../../qa/world-failure-message.ts';
import { QaRefused } from '../../qa/qa-refused.ts';
import { ScenarioRefused } from '../../scenarios/steps.ts';
import { WorldFailure } from '../../worlds/world-failure.ts';
import { MAX_BODY_BYTES, MAX_UPLOAD_BYTES } from './body-parsers.ts';
import { RequestRefused } from './request-refused.ts';

interface ErrorReply {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const isFastifyClientError = (failure: unknown): failure is FastifyError & { readonly statusCode: number } =>
  failure instanceof Error &&
  'statusCode' in failure &&
  typeof failure.statusCode === 'number' &&
  failure.statusCode < 500;

/** Fastify's own messages do not say what is accepted. */
const HINTS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: `The body is too long: the limit is ${MAX_BODY_BYTES} bytes, for uploads ${MAX_UPLOAD_BYTES}.`,
  FST_ERR_CTP_INVALID_MEDIA_TYPE:
    'This content-type is not accepted: send application/json, token calls as application/x-www-form-urlencoded, uploads as multipart/form-data.',
};

const errorReplyOf = (failure: unknown): ErrorReply => {
  if (failure instanceof WorldFailure)
    return { status: failure.status, code: failure.code, message: worldFailureMessage(failure, 'fake-upstream') };
  if (failure instanceof QaRefused) return { status: failure.status, code: failure.code, message: failure.message };
  if (failure instanceof ScenarioRefused)
    return {
      status: 409,
      code: 'STATE_REFUSED',
      message: `The shop refused a step of this state, so it cannot be set up: ${failure.message}`,
    };
  if (failure instanceof RequestRefused)
    return { status: failure.status, code: 'BAD_REQUEST', message: failure.message };
  if (isFastifyClientError(failure))
    return { status: failure.statusCode, code: 'BAD_REQUEST', message: HINTS[failure.code] ?? failure.message };
  return { status: 500, code: 'INTERNAL_ERROR', message: 'Internal error' };
};

const isGraphql = (url: string): boolean => /^\/graphql(?:[/?]|$)/u.test(url);

/** Replies to errors, on the GraphQL endpoint in the format of GraphQL, so that every client finds the reason. */
export const errorHandler =
  (report: (failure: unknown) => void) =>
  (failure: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status, code, message } = errorReplyOf(failure);
    if (status >= 500) report(failure);
    reply.code(status);
    return isGraphql(request.url)
      ? reply.send({ errors: [{ message, extensions: { classification: code } }] })
      : reply.send({ statusCode: status, code, message });
  };
