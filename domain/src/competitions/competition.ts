export type CompetitionId = string;

/** Whether the shop takes entries: not yet, now, or no longer. */
export type CompetitionState = 'upcoming' | 'running' | 'ended';

/** One of the answers to the question of a competition. */
export interface CompetitionAnswer {
  readonly id: string;
  readonly text: string;
}

/** What a list of competitions says about each. Instants are ISO; the last second is the one that `endsAt` names. */
export interface CompetitionSummary {
  readonly id: CompetitionId;
  readonly title: string;
  readonly prize: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** By the clock of the shop. */
  readonly state: CompetitionState;
}

/** A prize draw, with everything that § 6 (1) no. 4 DDG wants to stand before an entry. */
export interface Competition extends CompetitionSummary {
  readonly question: string;
  readonly answers: readonly CompetitionAnswer[];
  readonly organiser: string;
  /** How winners learn of it. */
  readonly notification: string;
  /** HTML of an editor, which is not trusted. */
  readonly termsHtml: string;
}

/** How long entries are kept after the end: drawing and telling the winners takes no longer. */
export const ENTRIES_ARE_KEPT_DAYS = 30;

const SECOND_MS = 1_000;

/** The first instant that is too late for an entry. */
export const endOf = ({ endsAt }: Pick<CompetitionSummary, 'endsAt'>): Date =>
  new Date(Math.floor(new Date(endsAt).getTime() / SECOND_MS) * SECOND_MS + SECOND_MS);

export const competitionStateOf = (
  competition: Pick<CompetitionSummary, 'startsAt' | 'endsAt'>,
  now: Date,
): CompetitionState => {
  if (now < new Date(competition.startsAt)) return 'upcoming';
  return now < endOf(competition) ? 'running' : 'ended';
};

/** When a page about it has to say something else; undefined once it has ended. */
export const nextChangeOf = (
  competition: Pick<CompetitionSummary, 'startsAt' | 'endsAt' | 'state'>,
): Date | undefined => {
  switch (competition.state) {
    case 'upcoming':
      return new Date(competition.startsAt);
    case 'running':
      return endOf(competition);
    case 'ended':
      return undefined;
  }
};
