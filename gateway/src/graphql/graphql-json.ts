import type { ErrorReply } from '../http/errors.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** An error of the whole request, as a GraphQL response. */
export const graphqlErrorBody = ({
  classification = 'BAD_REQUEST',
  message,
  messageKey,
}: Omit<ErrorReply, 'statusCode'>): string =>
  JSON.stringify({
    errors: [{ message, extensions: { classification, ...(messageKey === undefined ? {} : { messageKey }) } }],
  });
