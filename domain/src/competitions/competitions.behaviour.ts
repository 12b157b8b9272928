import { granted } from '../shared/result.ts';
import { refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { Competition, CompetitionState } from './competition.ts';
import type { CompetitionEntry } from './competition-entry.ts';

const LONGER_THAN_ANY_MS = 100 * 24 * 60 * 60 * 1_000;

const competitionIn = async ({ shop, anonymous }: PortFixture, state: CompetitionState): Promise<Competition> => {
  const listed = await shop.competitions.competitions(anonymous);
  const id = listed.find((competition) => competition.state === state)?.id ?? '';
  const found = await shop.competitions.findCompetition(anonymous, id);
  return valueOf(found === undefined ? { ok: false, refusal: `no competition is ${state}` } : granted(found));
};

const entryOf = ({ id, answers }: Competition, said: Partial<CompetitionEntry> = {}): CompetitionEntry => ({
  competitionId: id,
  fullName: 'Anna Kern',
  email: 'anna.kern@schule.example',
  answer: answers[0]?.id ?? '',
  school: '',
  acceptsTerms: true,
  isSuspicious: false,
  ...said,
});

const ENTERED = { ok: true, value: undefined };

const lists = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'lists what is about to begin, runs and has ended, each with all that an entry has to be told before (SVC-05)',
    withFixture(harness, {}, async (fixture) => {
      for (const state of ['upcoming', 'running', 'ended'] as const) {
        const competition = await competitionIn(fixture, state);
        const { title, prize, question, organiser, notification, termsHtml, answers } = competition;
        for (const text of [title, prize, question, organiser, notification, termsHtml]) expect(text).not.toBe('');
        expect(answers.length).toBeGreaterThan(1);
        expect(new Date(competition.startsAt) < new Date(competition.endsAt)).toBe(true);
        const listed = await fixture.shop.competitions.competitions(fixture.anonymous);
        expect(listed.find(({ id }) => id === competition.id)).toEqual({
          id: competition.id,
          title,
          prize,
          startsAt: competition.startsAt,
          endsAt: competition.endsAt,
          state,
        });
      }
    }),
  );

  it(
    'knows no invented competition',
    withFixture(harness, {}, async ({ shop, anonymous }) => {
      expect(await shop.competitions.findCompetition(anonymous, 'invented')).toBeUndefined();
    }),
  );

  it(
    'has none on the business shop',
    withFixture(harness, { storefront: 'b2b-de' }, async ({ shop, anonymous }) => {
      expect(await shop.competitions.competitions(anonymous)).toEqual([]);
    }),
  );
};

const entries = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'takes an entry, and answers alike when its address enters again (UPM-36)',
    withFixture(harness, {}, async (fixture) => {
      const { shop, anonymous } = fixture;
      const competition = await competitionIn(fixture, 'running');
      for (const said of [{}, {}, { email: ' ANNA.KERN@schule.example', fullName: 'Jemand anders' }])
        expect(await shop.competitions.enter(anonymous, entryOf(competition, said))).toEqual(ENTERED);
    }),
  );

  it(
    'takes an entry that looks as if a robot had sent it',
    withFixture(harness, {}, async (fixture) => {
      const entry = entryOf(await competitionIn(fixture, 'running'), { isSuspicious: true });
      expect(await fixture.shop.competitions.enter(fixture.anonymous, entry)).toEqual(ENTERED);
    }),
  );

  it(
    'says what is missing or wrong, field by field',
    withFixture(harness, {}, async (fixture) => {
      const wrong = { fullName: ' ', email: 'anna@', answer: 'invented', acceptsTerms: false };
      const entry = entryOf(await competitionIn(fixture, 'running'), wrong);
      expect(refusalOf(await fixture.shop.competitions.enter(fixture.anonymous, entry))).toMatchObject({
        because: 'invalid-form',
        fieldErrors: [
          { field: 'answer', message: 'shop.form.error.choice' },
          { field: 'fullName', message: 'vue.form.error.requiredField' },
          { field: 'email', message: 'vue.form.error.email.incorrect' },
          { field: 'acceptsTerms', message: 'shop.form.error.terms' },
        ],
      });
    }),
  );

  it(
    'refuses an entry before the start, after the end, and into no competition at all',
    withFixture(harness, {}, async (fixture) => {
      const { shop, anonymous } = fixture;
      const ended = await competitionIn(fixture, 'ended');
      const upcoming = await competitionIn(fixture, 'upcoming');
      expect(refusalOf(await shop.competitions.enter(anonymous, entryOf(upcoming)))).toEqual({
        because: 'competition-not-started',
      });
      expect(refusalOf(await shop.competitions.enter(anonymous, entryOf(ended)))).toEqual({
        because: 'competition-ended',
      });
      expect(
        refusalOf(await shop.competitions.enter(anonymous, entryOf(ended, { competitionId: 'invented' }))),
      ).toEqual({ because: 'no-such-competition' });
    }),
  );
};

const period = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'takes no entry once the competition has ended',
    withFixture(harness, {}, async (fixture) => {
      const { shop, anonymous } = fixture;
      const competition = await competitionIn(fixture, 'running');
      await fixture.pass(LONGER_THAN_ANY_MS);
      expect((await shop.competitions.findCompetition(anonymous, competition.id))?.state).toBe('ended');
      expect(refusalOf(await shop.competitions.enter(anonymous, entryOf(competition)))).toEqual({
        because: 'competition-ended',
      });
    }),
  );
};

/** What competitions promise. */
export const behavesLikeCompetitions = (harness: PortHarness, t: TestApi): void => {
  lists(harness, t);
  entries(harness, t);
  if (harness.features.has('clock')) period(harness, t);
};
