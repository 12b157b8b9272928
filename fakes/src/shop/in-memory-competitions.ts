import type { Competitions } from '@shop/domain/competitions/competitions.port';
import { enterCompetition } from '../competitions/enter-competition.ts';
import { competitionsOf, competitionWithTerms } from '../competitions/written-competitions.ts';
import { COMPANY } from '../content/company.ts';
import type { World } from '../worlds/world.ts';

export const inMemoryCompetitions = (world: World): Competitions => ({
  competitions: async ({ storefront }) => world.read(({ now }) => competitionsOf({ storefront, now })),
  findCompetition: async ({ storefront }, id) =>
    world.read(({ now }) => competitionWithTerms(id, COMPANY, { storefront, now })),
  enter: async ({ storefront }, entry) => world.run((tx) => enterCompetition(tx, storefront, entry)),
});
