import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { RequestRefused } from './present-error.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** A refusal of the whole request in the shape of GraphQL's answers. */
export const graphqlErrorBody = ({ classification, message, messageKey }: Pick<RequestRefused, 'classification' | 'message'> & { readonly messageKey?: MessageKey }): string =>
  JSON.stringify({ errors: [{ message, extensions: { classification, ...(messageKey === undefined ? {} : { messageKey }) } }] });
