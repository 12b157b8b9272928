import type { Parameter } from '../parameters/parameters.port.ts';

/** The parameters that switch lightning deals (FLAG-02); both must be on. */
export const DEAL_PARAMETERS = ['lightning_deal', 'featureFlags/T217-Blitzangebote'] as const;

const isSet = (parameters: readonly Parameter[], name: string, entry: string | undefined, value: string): boolean =>
  parameters.some(
    (parameter) => parameter.name === name && parameter.entry === entry && parameter.parameterValue === value,
  );

/** Whether the shop shows lightning deals. */
export const areDealsShown = (parameters: readonly Parameter[]): boolean =>
  isSet(parameters, 'lightning_deal', undefined, 'on') &&
  isSet(parameters, 'featureFlags', 'T217-Blitzangebote', 'true');
