import type { RequestRefused } from './present-error.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** A refusal of the whole request in the shape of GraphQL's answers. */
export const refusedAnswer = ({ classification, message }: Pick<RequestRefused, 'classification' | 'message'>): string =>
  JSON.stringify({ errors: [{ message, extensions: { classification } }] });
