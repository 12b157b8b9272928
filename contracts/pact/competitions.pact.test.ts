import { getCompetition, getCompetitions, subscribeToCompetition } from '@shop/gateway/upstream/generated/operations';
import { describe, expect, it } from 'vitest';

import { recordInteractions } from './record-interactions.ts';
import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single } from './request/requests.ts';
import { anonymous } from './request/shoppers.ts';

const { competitionId, answerId } = ID;

const running = { 'a competition': { state: 'RUNNING' } };

it('lists the competitions', async () => {
  const listed = await recordInteractions(
    [
      {
        description: 'a visitor looks which competitions there are',
        given: running,
        request: single(anonymous, call(getCompetitions, {})),
        reply: returnsData(getCompetitions, { getCompetitions: 'there' }),
      },
    ],
    ({ shop }) => shop.competitions.competitions(anonymous),
  );
  expect(listed).not.toEqual([]);
});

describe('a competition', () => {
  it.each([
    ['UPCOMING', 'upcoming'],
    ['RUNNING', 'running'],
    ['ENDED', 'ended'],
  ] as const)('says whether it takes entries: %s (SVC-05)', async (state, expected) => {
    const found = await recordInteractions(
      [
        {
          description: `a visitor looks at a competition that is ${state}`,
          given: { 'a competition': { state } },
          request: single(anonymous, call(getCompetition, { id: competitionId })),
          reply: returnsData(getCompetition, {
            getCompetition: 'there',
            'getCompetition.state': { exactly: state },
            'getCompetition.answers': 'there',
          }),
        },
      ],
      ({ shop }) => shop.competitions.findCompetition(anonymous, competitionId),
    );
    expect(found?.state).toBe(expected);
  });

  it('is missing where the storefront has none with the id', async () => {
    const found = await recordInteractions(
      [
        {
          description: 'a visitor looks at a competition that was invented',
          given: {},
          request: single(anonymous, call(getCompetition, { id: 'invented' })),
          reply: returnsData(getCompetition, { getCompetition: { exactly: null } }),
        },
      ],
      ({ shop }) => shop.competitions.findCompetition(anonymous, 'invented'),
    );
    expect(found).toBeUndefined();
  });
});

describe('an entry into a competition', () => {
  const entry = {
    competitionId,
    fullName: 'Anna Kern',
    email: 'neu@schule.example',
    answer: answerId,
    school: 'Grundschule am Ring',
    acceptsTerms: true,
  };

  it.each([
    [false, 'a visitor enters a competition'],
    [true, 'somebody who may be a robot enters a competition'],
  ])('is taken, suspicious: %s (UPM-36)', async (suspicious, description) => {
    const entered = await recordInteractions(
      [
        {
          description,
          given: running,
          request: single(anonymous, call(subscribeToCompetition, { entry: { ...entry, suspicious } })),
          reply: returnsData(subscribeToCompetition, { 'subscribeToCompetition.successful': { exactly: true } }),
        },
      ],
      ({ shop }) => shop.competitions.enter(anonymous, { ...entry, isSuspicious: suspicious }),
    );
    expect(entered).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['COMPETITION_ENDED', 'after its end', { 'a competition': { state: 'ENDED' } }, competitionId, 'competition-ended'],
    [
      'COMPETITION_NOT_STARTED',
      'before its start',
      { 'a competition': { state: 'UPCOMING' } },
      competitionId,
      'competition-not-started',
    ],
    ['NO_SUCH_COMPETITION', 'that was invented', running, 'invented', 'no-such-competition'],
  ] as const)('is refused: %s (UPM-36)', async (code, when, given, id, because) => {
    const entered = await recordInteractions(
      [
        {
          description: `a visitor enters a competition ${when}`,
          given,
          request: single(
            anonymous,
            call(subscribeToCompetition, { entry: { ...entry, competitionId: id, suspicious: false } }),
          ),
          reply: returnsData(subscribeToCompetition, {
            'subscribeToCompetition.successful': { exactly: false },
            'subscribeToCompetition.refusal': 'there',
            'subscribeToCompetition.refusal.code': { exactly: code },
          }),
        },
      ],
      ({ shop }) => shop.competitions.enter(anonymous, { ...entry, competitionId: id, isSuspicious: false }),
    );
    expect(entered).toEqual({ ok: false, refusal: { because } });
  });

  it('says which answers are wrong', async () => {
    const wrong = { ...entry, answer: 'invented' };
    const entered = await recordInteractions(
      [
        {
          description: 'a visitor enters a competition with an answer that is none',
          given: running,
          request: single(anonymous, call(subscribeToCompetition, { entry: { ...wrong, suspicious: false } })),
          reply: returnsData(subscribeToCompetition, {
            'subscribeToCompetition.successful': { exactly: false },
            'subscribeToCompetition.fieldErrors': 'there',
            'subscribeToCompetition.fieldErrors.fieldName': { exactly: 'answer' },
            'subscribeToCompetition.fieldErrors.errorMessage': { exactly: 'shop.form.error.choice' },
          }),
        },
      ],
      ({ shop }) => shop.competitions.enter(anonymous, { ...wrong, isSuspicious: false }),
    );
    expect(entered).toMatchObject({
      refusal: { fieldErrors: [{ field: 'answer', message: 'shop.form.error.choice' }] },
    });
  });
});
