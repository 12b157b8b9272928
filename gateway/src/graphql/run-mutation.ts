import type { FastifyReply } from 'fastify';
import type { RequestContext } from '../request/request-context.ts';
import { hashOf } from '../shared/hash-of.ts';
import type { Variables } from './compiled-documents.ts';
import type { ErrorReporter } from './error-reporter.ts';
import { contextOf } from './graphql-context.ts';
import { keyOwnerOf } from './idempotency-key.ts';
import type { IdempotentWrites, RunReply, WriteReply } from './idempotent-writes.ts';
import { runTrustedDocument, statusOf } from './operation-result.ts';
import type { TrustedDocument } from './trusted-documents.ts';

export interface MutationParts {
  readonly errorReporter: ErrorReporter;
  readonly writes: IdempotentWrites;
}

export interface Mutation {
  readonly document: TrustedDocument;
  readonly variables: Variables;
  readonly idempotencyKey: string | undefined;
}

const SET_COOKIE = 'set-cookie';

const cookiesOf = (reply: FastifyReply): readonly string[] => [reply.getHeader(SET_COOKIE) ?? []].flat().map(String);

/** Runs a mutation, unless this visitor's own with the same key was run before: then its reply is given again, with its cookies. */
export const runMutation = async (
  { errorReporter, writes }: MutationParts,
  { document, variables, idempotencyKey }: Mutation,
  reply: FastifyReply,
  context: RequestContext,
): Promise<Pick<WriteReply, 'status' | 'body'>> => {
  const run = async (): Promise<RunReply> => {
    const result = await runTrustedDocument(document, variables, contextOf(context), errorReporter);
    const [status, body] = [statusOf(result), JSON.stringify(result)];
    return { status, body, cookies: cookiesOf(reply), hasFailed: result.errors !== undefined };
  };
  if (idempotencyKey === undefined) return run();
  const { isRepeated, ...first } = await writes.once(
    {
      key: idempotencyKey,
      fingerprint: hashOf(`${document.id} ${JSON.stringify(variables)}`),
      owner: () => keyOwnerOf(context),
      confirmedOwner: async () => {
        await context.confirmedVisitor({ isAboutToKeep: true });
        return keyOwnerOf(context);
      },
    },
    run,
  );
  if (isRepeated) reply.header(SET_COOKIE, [...first.cookies]);
  return first;
};
