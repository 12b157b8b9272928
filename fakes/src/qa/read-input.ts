import type { z } from 'zod';
import { errorMessage, fields } from '../schemas/schemas.ts';
import { QaRefused } from './qa-refused.ts';

/** The query and the body of a request, as they came. */
export interface QaInput {
  readonly query?: unknown;
  readonly body?: unknown;
}

export const malformed = (message: string): QaRefused => new QaRefused(400, 'REQUEST_MALFORMED', message);

/** Reads an input by its schema, or refuses it with all problems at once. */
export const parseInput = <Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> => {
  const { success, data, error } = schema.safeParse(input ?? {});
  if (!success) throw malformed(errorMessage(error));
  return data;
};

const NOTHING = fields({});

/** The fields of a body; the query string must be empty. */
export const readBody = <Schema extends z.ZodType>({ query, body }: QaInput, schema: Schema): z.output<Schema> => {
  parseInput(NOTHING, query);
  return parseInput(schema, body);
};

/** The fields of a query string; the body must be empty. */
export const readQuery = <Schema extends z.ZodType>({ query, body }: QaInput, schema: Schema): z.output<Schema> => {
  parseInput(NOTHING, body);
  return parseInput(schema, query);
};

/** Refuses any query string or body. */
export const readNothing = ({ query, body }: QaInput, hint?: string): void => {
  for (const part of [query, body]) parseInput(fields({}, hint), part);
};
