import type { Parameter, Parameters } from '@shop/domain/parameters/parameters.port';
import type { WorldOf } from '../worlds/worlds.ts';
import { parametersOf } from './parameter-values.ts';

/** A name selects all its entries, `name/entry` selects one. */
const isAskedFor = ({ name, entry }: Parameter, names: readonly string[]): boolean =>
  names.includes(name) || names.includes(`${name}/${entry ?? ''}`);

export const inMemoryParameters = (worldOf: WorldOf): Parameters => ({
  byName: async (shopper, names) =>
    worldOf(shopper).read((view) => parametersOf(view).filter((found) => isAskedFor(found, names))),
});
