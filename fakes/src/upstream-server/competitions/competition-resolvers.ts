import type {
  Competition,
  CompetitionState as DomainState,
  CompetitionSummary,
} from '@shop/domain/competitions/competition';
import type {
  Competition as UpstreamCompetition,
  CompetitionState,
  MutationSubscribeToCompetitionArgs,
  QueryGetCompetitionArgs,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { writeMutationResult } from '../shared/write-mutation-result.ts';

const STATE_OF: Readonly<Record<DomainState, CompetitionState>> = {
  upcoming: 'UPCOMING',
  running: 'RUNNING',
  ended: 'ENDED',
};

const writeCompetition = ({ termsHtml, ...competition }: Competition): UpstreamCompetition => ({
  ...competition,
  answers: [...competition.answers],
  state: STATE_OF[competition.state],
  terms: termsHtml,
});

export const competitionResolvers: Resolvers<'getCompetitions' | 'getCompetition' | 'subscribeToCompetition'> = {
  getCompetitions: async (_none, { shop, shopper }) => {
    const listed = await shop.competitions.competitions(shopper);
    const found = await Promise.all(
      listed.map(({ id }: CompetitionSummary) => shop.competitions.findCompetition(shopper, id)),
    );
    return found.flatMap((competition) => (competition === undefined ? [] : [writeCompetition(competition)]));
  },
  getCompetition: async ({ id }: QueryGetCompetitionArgs, { shop, shopper }) => {
    const found = await shop.competitions.findCompetition(shopper, id);
    return found === undefined ? null : writeCompetition(found);
  },
  subscribeToCompetition: async ({ entry }: MutationSubscribeToCompetitionArgs, { shop, shopper }) => {
    const { school, suspicious, ...said } = entry;
    return writeMutationResult(
      await shop.competitions.enter(shopper, { ...said, school: school ?? '', isSuspicious: suspicious }),
    );
  },
};
