import type { CompetitionState, CompetitionSummary } from '@shop/domain/competitions/competition';
import type { Competitions, EntryRefusal } from '@shop/domain/competitions/competitions.port';
import type { CompetitionState as AnsweredState, GetCompetitionsQuery } from '../generated/operation-types.ts';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readInstant } from '../shared/read-dates.ts';
import { readFormResult, type RefusalTable } from '../shared/read-mutation-result.ts';
import { enumReader } from '../shared/read-word.ts';
import { Unreadable } from '../shared/unreadable.ts';

const STATE_OF: Readonly<Record<AnsweredState, CompetitionState>> = {
  UPCOMING: 'upcoming',
  RUNNING: 'running',
  ENDED: 'ended',
};

const knownState = enumReader('CompetitionState', STATE_OF, undefined);

const readState = (said: AnsweredState): CompetitionState => {
  const state = knownState(said);
  if (state === undefined) throw new Unreadable('a competition in an unknown state');
  return state;
};

const readSummary = ({
  id,
  title,
  prize,
  startsAt,
  endsAt,
  state,
}: GetCompetitionsQuery['getCompetitions'][number]): CompetitionSummary => ({
  id,
  title,
  prize,
  startsAt: readInstant(startsAt),
  endsAt: readInstant(endsAt),
  state: readState(state),
});

const ENTRY_REFUSALS: RefusalTable<EntryRefusal> = {
  NO_SUCH_COMPETITION: () => ({ because: 'no-such-competition' }),
  COMPETITION_NOT_STARTED: () => ({ because: 'competition-not-started' }),
  COMPETITION_ENDED: () => ({ because: 'competition-ended' }),
};

export const upstreamCompetitions = (call: PortCalls): Competitions => ({
  competitions: (shopper) =>
    call({
      operation: operations.getCompetitions,
      variables: {},
      shopper,
      read: ({ getCompetitions }) => getCompetitions.map(readSummary),
    }),
  findCompetition: (shopper, id) =>
    call({
      operation: operations.getCompetition,
      variables: { id },
      shopper,
      read: ({ getCompetition: found }) =>
        found === null
          ? undefined
          : {
              ...readSummary(found),
              question: found.question,
              answers: found.answers.map(({ id: answer, text }) => ({ id: answer, text })),
              organiser: found.organiser,
              notification: found.notification,
              termsHtml: found.terms,
            },
    }),
  enter: (shopper, { isSuspicious, ...entry }) =>
    call({
      operation: operations.subscribeToCompetition,
      variables: { entry: { ...entry, suspicious: isSuspicious } },
      shopper,
      read: ({ subscribeToCompetition }) => readFormResult(subscribeToCompetition, ENTRY_REFUSALS),
    }),
});
