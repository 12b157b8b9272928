import {
  type Competition,
  type CompetitionId,
  competitionStateOf,
  type CompetitionSummary,
} from '@shop/domain/competitions/competition';
import { berlinDate, berlinInstant } from '@shop/domain/shared/calendar';
import { civilDate, yearOf } from '@shop/domain/shared/civil-date';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { localise } from '../goods/catalogue-context.ts';
import { NOTIFICATION, WRITTEN_COMPETITIONS, type WrittenCompetition } from './competition-texts.ts';
import { type Organiser, termsHtmlOf } from './competition-terms.ts';

interface CompetitionContext {
  readonly storefront: Storefront;
  readonly now: Date;
}

/** A competition in its quarter. */
interface Scheduled {
  readonly id: CompetitionId;
  readonly written: WrittenCompetition;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const MONTHS_OF_QUARTER = 3;
const SECOND_MS = 1_000;
/** One that has ended, one that runs, one that begins next: whatever the clock of a world shows. */
const SHOWN = [-1, 0, 1];

const startOfQuarter = (year: number, quarter: number): Date =>
  berlinInstant(civilDate(year, quarter * MONTHS_OF_QUARTER + 1, 1), 0);

const scheduledAt = (now: Date, offset: number): readonly Scheduled[] => {
  const today = berlinDate(now);
  const quarters = WRITTEN_COMPETITIONS.length;
  const count = yearOf(today) * quarters + Math.floor((Number(today.slice(5, 7)) - 1) / MONTHS_OF_QUARTER) + offset;
  const year = Math.floor(count / quarters);
  const quarter = count % quarters;
  return WRITTEN_COMPETITIONS.slice(quarter, quarter + 1).map((written) => ({
    id: `${written.season}-${year}`,
    written,
    startsAt: startOfQuarter(year, quarter),
    endsAt: new Date(startOfQuarter(year, quarter + 1).getTime() - SECOND_MS),
  }));
};

/** Businesses have none. */
const scheduledOn = ({ storefront, now }: CompetitionContext): readonly Scheduled[] =>
  storefront.isB2b ? [] : SHOWN.flatMap((offset) => scheduledAt(now, offset));

const summaryOf = (
  { id, written, ...period }: Scheduled,
  { storefront, now }: CompetitionContext,
): CompetitionSummary => {
  const instants = { startsAt: period.startsAt.toISOString(), endsAt: period.endsAt.toISOString() };
  return {
    id,
    title: localise(storefront, written.title),
    prize: localise(storefront, written.prize),
    ...instants,
    state: competitionStateOf(instants, now),
  };
};

export const competitionsOf = (context: CompetitionContext): readonly CompetitionSummary[] =>
  scheduledOn(context).map((scheduled) => summaryOf(scheduled, context));

/** The one that takes entries now. */
export const runningCompetition = (context: CompetitionContext): CompetitionSummary | undefined =>
  competitionsOf(context).find(({ state }) => state === 'running');

export const findCompetition = (
  id: CompetitionId,
  context: CompetitionContext,
): (CompetitionSummary & Pick<Competition, 'question' | 'answers'>) | undefined => {
  const scheduled = scheduledOn(context).find((one) => one.id === id);
  if (scheduled === undefined) return undefined;
  const { question, answers } = scheduled.written;
  return {
    ...summaryOf(scheduled, context),
    question: localise(context.storefront, question),
    answers: answers.map(([answer, text]) => ({ id: answer, text: localise(context.storefront, text) })),
  };
};

/** A competition with its terms. */
export const competitionWithTerms = (
  id: CompetitionId,
  organiser: Organiser,
  context: CompetitionContext,
): Competition | undefined => {
  const found = findCompetition(id, context);
  const scheduled = scheduledOn(context).find((one) => one.id === id);
  if (found === undefined || scheduled === undefined) return undefined;
  return {
    ...found,
    organiser: `${organiser.name}, ${organiser.city}`,
    notification: localise(context.storefront, NOTIFICATION),
    termsHtml: termsHtmlOf(organiser, scheduled.written.prize, scheduled, context.storefront),
  };
};
