import { buildSchema } from 'graphql';

import { UsageError } from './command.mjs';

/**
 * Directives of other people's tools need not be declared: what they say changes no answer.
 * @param {string} sdl
 * @param {string} file that it stands in
 */
export const readSchema = (sdl, file) => {
  try {
    return buildSchema(sdl, { assumeValidSDL: true });
  } catch (failure) {
    throw new UsageError(`${file} is not a GraphQL schema: ${failure}`);
  }
};
