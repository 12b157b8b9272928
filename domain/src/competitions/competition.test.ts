import { describe, expect, it } from 'vitest';
import { competitionStateOf, nextChangeOf } from './competition.ts';
import { type CompetitionEntry, entrantOf, entryErrors, normaliseEntry } from './competition-entry.ts';
import { competitionPath, readCompetitionPath, thanksPath } from './competition-paths.ts';

const PERIOD = { startsAt: '2026-10-01T00:00:00.000+02:00', endsAt: '2026-12-31T23:59:59.000+01:00' };

it.each([
  ['2026-09-30T23:59:59.999+02:00', 'upcoming', '2026-09-30T22:00:00.000Z'],
  ['2026-10-01T00:00:00.000+02:00', 'running', '2026-12-31T23:00:00.000Z'],
  ['2026-12-31T23:59:59.000+01:00', 'running', '2026-12-31T23:00:00.000Z'],
  ['2026-12-31T23:59:59.999+01:00', 'running', '2026-12-31T23:00:00.000Z'],
  ['2027-01-01T00:00:00.000+01:00', 'ended', undefined],
] as const)('at %s a competition is %s, and that changes at %s (SVC-05)', (now, state, changesAt) => {
  expect(competitionStateOf(PERIOD, new Date(now))).toBe(state);
  expect(nextChangeOf({ ...PERIOD, state })?.toISOString()).toBe(changesAt);
});

const anEntry = (said: Partial<CompetitionEntry> = {}): CompetitionEntry => ({
  competitionId: 'advent',
  fullName: 'Anna Kern',
  email: 'anna.kern@schule.example',
  answer: 'b',
  school: '',
  acceptsTerms: true,
  isSuspicious: false,
  ...said,
});

describe('an entry into a competition', () => {
  it('needs an answer, a name, an address and the terms, and no school', () => {
    expect(entryErrors(anEntry())).toEqual([]);
    expect(entryErrors(anEntry({ answer: '', fullName: ' ', email: '', acceptsTerms: false }))).toEqual([
      { field: 'answer', message: 'shop.form.error.choice' },
      { field: 'fullName', message: 'vue.form.error.requiredField' },
      { field: 'email', message: 'vue.form.error.requiredField' },
      { field: 'acceptsTerms', message: 'shop.form.error.terms' },
    ]);
  });

  it('needs one of the answers, where they are known', () => {
    expect(entryErrors(anEntry(), ['a', 'b'])).toEqual([]);
    expect(entryErrors(anEntry(), ['a'])).toEqual([{ field: 'answer', message: 'shop.form.error.choice' }]);
  });

  it('is kept as it was meant', () => {
    const typed = anEntry({ fullName: ' Anna  Kern ', email: 'Anna <anna@schule.example>', school: ' Grundschule  ' });
    expect(normaliseEntry(typed)).toEqual(
      anEntry({ fullName: 'Anna Kern', email: 'anna@schule.example', school: 'Grundschule' }),
    );
  });

  it.each(['Anna.Kern@Schule.example', ' mailto:anna.kern@schule.example', 'A. Kern <anna.kern@schule.example>'])(
    'is the same person’s, typed as %s',
    (email) => {
      expect(entrantOf({ email })).toBe('anna.kern@schule.example');
    },
  );
});

describe('the path of a competition', () => {
  it.each(['none', 'ordered', 'failed'] as const)('leads to thanks, newsletter: %s', (order) => {
    expect(readCompetitionPath(thanksPath('winter 2026', order))).toEqual({
      id: encodeURIComponent('winter 2026'),
      thanks: order,
    });
  });

  it.each([
    ['/gewinnspiele/', undefined],
    ['/gewinnspiele/a/b/', undefined],
    ['/gewinnspiele/a/danke/mehr/', undefined],
    ['/brands/a/', undefined],
    [competitionPath('a'), { id: 'a', thanks: undefined }],
  ])('is read: %s', (path, expected) => {
    expect(readCompetitionPath(path)).toEqual(expected);
  });
});
