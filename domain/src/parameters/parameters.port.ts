import type { Shopper } from '../visit/shopper.ts';

export interface Parameter {
  readonly name: string;
  readonly entry?: string;
  readonly parameterValue: string;
}

/** Switches of the shop (upstream: getGlobalParametersByName). */
export interface Parameters {
  byName(shopper: Shopper, names: readonly string[]): Promise<readonly Parameter[]>;
}
