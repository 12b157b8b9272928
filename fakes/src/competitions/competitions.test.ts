import type { CompetitionEntry } from '@shop/domain/competitions/competition-entry';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { refusalOf, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { aShop } from '../testing/a-shop.ts';
import { mailsIn } from '../testing/read-mails.ts';
import { entriesOf } from '../worlds/persistent-map.ts';

const ID = 'advent-2026';
/** 31 December 2026, 23:59:59 in Berlin. */
const LAST_SECOND = '2026-12-31T22:59:59.000Z';
const DAY_MS = 24 * 60 * 60 * 1_000;

const competitionsIn = async (storefront: StorefrontId = 'de') => {
  const { shop, world, anonymous } = await aShop(storefront);
  const enter = (said: Partial<CompetitionEntry> = {}) =>
    shop.competitions.enter(anonymous, {
      competitionId: ID,
      fullName: 'Anna Kern',
      email: 'anna.kern@schule.example',
      answer: '24',
      school: 'Grundschule am Ring',
      acceptsTerms: true,
      isSuspicious: false,
      ...said,
    });
  return {
    world,
    enter,
    mails: () => mailsIn(world.read((view) => view)),
    entries: () => entriesOf(world.read(({ state }) => state.competitionEntries)).map(([, entry]) => entry),
    moveTo: (instant: string, laterMs = 0) =>
      world.advance({ advanceMs: Date.parse(instant) + laterMs - world.read(({ now }) => now).getTime() }),
    states: async () => (await shop.competitions.competitions(anonymous)).map(({ id, state }) => [id, state]),
    find: (id = ID) => shop.competitions.findCompetition(anonymous, id),
  };
};

describe('a competition', () => {
  it('runs through its quarter, and the next one follows (SVC-05)', async () => {
    const on = await competitionsIn();
    const rest = [['winter-2027', 'upcoming']];
    expect(await on.states()).toEqual([['sommer-2026', 'ended'], [ID, 'running'], ...rest]);
    on.moveTo(LAST_SECOND, 1_000);
    expect(await on.states()).toEqual([
      [ID, 'ended'],
      ['winter-2027', 'running'],
      ['fruehling-2027', 'upcoming'],
    ]);
  });

  it('takes entries in its last second, and none a second later (SVC-05)', async () => {
    const on = await competitionsIn();
    on.moveTo(LAST_SECOND, 999);
    valueOf(await on.enter());
    on.moveTo(LAST_SECOND, 1_000);
    expect(refusalOf(await on.enter({ email: 'zu.spaet@schule.example' }))).toEqual({ because: 'competition-ended' });
    expect(on.entries()).toHaveLength(1);
  });

  it('takes none the millisecond before its start', async () => {
    const on = await competitionsIn();
    const next = { competitionId: 'winter-2027', answer: '26' };
    on.moveTo(LAST_SECOND, 999);
    expect(refusalOf(await on.enter(next))).toEqual({ because: 'competition-not-started' });
    on.moveTo(LAST_SECOND, 1_000);
    valueOf(await on.enter(next));
  });

  it.each([
    ['de', 'Eine Bastelkiste für die ganze Klasse', '1. Oktober 2026'],
    ['ch', 'Eine Bastelkiste für die ganze Klasse', '1. Oktober 2026'],
    ['en', 'A craft box for the whole class', '1 October 2026'],
  ] as const)('is told on %s in its language', async (storefront, title, from) => {
    const found = await (await competitionsIn(storefront)).find();
    expect(found?.title).toBe(title);
    expect(found?.termsHtml).toContain(from);
    expect(found?.termsHtml).toContain('23:59:59');
    expect(found?.termsHtml).not.toMatch(/Rechtsweg|recourse/u);
  });

  it('is for consumers', async () => {
    const on = await competitionsIn('b2b-en');
    expect(await on.find()).toBeUndefined();
    expect(refusalOf(await on.enter())).toEqual({ because: 'no-such-competition' });
  });
});

describe('an entry into a competition', () => {
  it('is the first one of its address, with its mark if a robot may have sent it (UPM-36)', async () => {
    const on = await competitionsIn();
    valueOf(await on.enter({ isSuspicious: true }));
    valueOf(await on.enter({ email: 'Anna.Kern@SCHULE.example', answer: '12' }));
    expect(on.entries()).toEqual([
      {
        competitionId: ID,
        storefrontId: 'de',
        fullName: 'Anna Kern',
        email: 'anna.kern@schule.example',
        answer: '24',
        school: 'Grundschule am Ring',
        isSuspicious: true,
        enteredAt: '2026-11-23T09:00:00.000Z',
      },
    ]);
  });

  it('mails nobody, as anybody may type anybody’s address', async () => {
    const on = await competitionsIn();
    valueOf(await on.enter());
    expect(on.mails()).toEqual([]);
  });

  it('is forgotten 30 days after the end', async () => {
    const on = await competitionsIn();
    valueOf(await on.enter());
    on.moveTo(LAST_SECOND, 30 * DAY_MS);
    expect(on.entries()).toHaveLength(1);
    on.moveTo(LAST_SECOND, 30 * DAY_MS + 1_000);
    expect(on.entries()).toEqual([]);
  });
});
