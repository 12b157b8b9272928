import { entriesOf, lookUp, emptyMap } from '../worlds/persistent-map.ts';
import { put, type Transaction, type View } from '../worlds/transaction.ts';

/** Parameters whose values differ from the defaults. */
export const PARAMETER_TABLES = { parameters: emptyMap<string>() };

/** Default values, by `name` or `name/entry`. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  'shippingCarrier/dpd': 'true',
  'paymentTypes/xRechnung': 'true',
  'paymentTypes/twint': 'false',
  amazonPayV2Activation: 'amazonpay.deactivated',
  lightning_deal: 'off',
  'lightning_deal/reservationMinutes': '15',
  'featureFlags/T217-Blitzangebote': 'false',
  'featureFlags/T164-DHL-Retest': 'false',
  returnOrders: 'false',
  infobar: '',
};

export const parameterOf = ({ state }: View, key: string): string =>
  lookUp(state.parameters, key) ?? (Object.hasOwn(PARAMETERS, key) ? PARAMETERS[key] : undefined) ?? '';

export const parametersOf = ({ state }: View): readonly (readonly [string, string])[] =>
  Object.entries({ ...PARAMETERS, ...Object.fromEntries(entriesOf(state.parameters)) });

export const setParameter = (tx: Transaction, key: string, value: string): void => {
  put(tx, 'parameters', key, value);
};
