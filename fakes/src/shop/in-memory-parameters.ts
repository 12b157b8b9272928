import type { Parameter, Parameters } from '@shop/domain/parameters/parameters.port';
import type { World } from '../worlds/world.ts';
import { parametersOf } from '../parameters/parameter-values.ts';

/** A name selects all its entries, `name/entry` selects one. */
const isAskedFor = ({ name, entry }: Parameter, names: readonly string[]): boolean =>
  names.includes(name) || names.includes(`${name}/${entry ?? ''}`);

export const inMemoryParameters = (world: World): Parameters => ({
  byName: async (_shopper, names) =>
    world.read((view) => parametersOf(view).filter((found) => isAskedFor(found, names))),
});
