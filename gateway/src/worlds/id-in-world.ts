import type { WorldView } from './world-lookup.ts';

/** Belongs to a tester's world, if there are worlds. */
export interface InWorld {
  readonly world: Pick<WorldView, 'id'> | undefined;
}

/** An id of the shop, with the world that it belongs to: worlds use the same ids. */
export const idInWorld = ({ world }: InWorld, id: string): string => `${world?.id ?? ''}|${id}`;
