import type { CompetitionState } from '@shop/domain/competitions/competition';
import { parseInput } from '../../qa/read-input.ts';
import { fields, oneOf } from '../../schemas/schemas.ts';
import { type ProviderState, withShopper } from './provider-state.ts';

const STATE_OF = { UPCOMING: 'upcoming', RUNNING: 'running', ENDED: 'ended' } as const satisfies Readonly<
  Record<string, CompetitionState>
>;

const competition: ProviderState = async (context, params) => {
  const { state } = parseInput(fields({ state: oneOf(['UPCOMING', 'RUNNING', 'ENDED']) }), params);
  const { shop, anonymous, shopper } = context;
  const listed = await shop.competitions.competitions(anonymous);
  const competitionId = listed.find((one) => one.state === STATE_OF[state])?.id ?? '';
  const found = await shop.competitions.findCompetition(anonymous, competitionId);
  return withShopper(context, shopper, { competitionId, answerId: found?.answers[0]?.id ?? '' });
};

export const COMPETITION_STATES = { 'a competition': competition } as const satisfies Readonly<
  Record<string, ProviderState>
>;
