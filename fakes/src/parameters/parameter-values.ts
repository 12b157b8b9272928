import type { Parameter } from '@shop/domain/parameters/parameters.port';
import { deepFreeze } from '../shared/deep-freeze.ts';
import { entriesOf, lookUp, type PersistentMap } from '../worlds/persistent-map.ts';
import { put, type Transaction, type View } from '../worlds/transaction.ts';
import { PARAMETERS } from './parameter-table.ts';
import { readParameter } from './read-parameter.ts';

export const parameterOf = ({ state }: View, key: string): string =>
  lookUp(state.parameters, key) ?? (Object.hasOwn(PARAMETERS, key) ? PARAMETERS[key] : undefined) ?? '';

const read = new WeakMap<PersistentMap<string>, readonly Parameter[]>();

/** All parameters of a world. Read again only after one of them has changed. */
export const parametersOf = ({ state: { parameters } }: View): readonly Parameter[] => {
  const found =
    read.get(parameters) ??
    deepFreeze(Object.entries({ ...PARAMETERS, ...Object.fromEntries(entriesOf(parameters)) }).map(readParameter));
  read.set(parameters, found);
  return found;
};

export const setParameter = (tx: Transaction, key: string, value: string): void => {
  put(tx, 'parameters', key, value);
};
