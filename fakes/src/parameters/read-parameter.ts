import type { Parameter } from '@shop/domain/parameters/parameters.port';

/** A parameter by its key, `name` or `name/entry`. */
export const readParameter = ([key, parameterValue]: readonly [string, string]): Parameter => {
  const [name = key, entry] = key.split('/');
  return { name, ...(entry === undefined ? {} : { entry }), parameterValue };
};
