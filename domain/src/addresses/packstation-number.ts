import { normaliseCode } from '../shared/normalise-text.ts';

/** The number of a Packstation as typed: "Packstation 123" is "123". */
export const readPackstation = (typed: string): string =>
  normaliseCode(typed).replace(/^(?:DHL)?PACKSTATION(?:NR\.?)?/u, '');
