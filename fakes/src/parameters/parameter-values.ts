import { entriesOf, lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction, type View } from '../worlds/transaction.ts';
import { PARAMETERS } from './parameter-table.ts';

export const parameterOf = ({ state }: View, key: string): string =>
  lookUp(state.parameters, key) ?? (Object.hasOwn(PARAMETERS, key) ? PARAMETERS[key] : undefined) ?? '';

export const parametersOf = ({ state }: View): readonly (readonly [string, string])[] =>
  Object.entries({ ...PARAMETERS, ...Object.fromEntries(entriesOf(state.parameters)) });

export const setParameter = (tx: Transaction, key: string, value: string): void => {
  put(tx, 'parameters', key, value);
};
