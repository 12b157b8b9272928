import { aCancellation } from '@shop/domain/testing/a-cancellation';
import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { describe, expect, it } from 'vitest';
import { after, AT_ONCE, declareIn, mailsIn, PAUL, textOf } from '../testing/after-cancellations.ts';
import { aPausedWorld } from '../testing/a-paused-world.ts';
import { entriesOf, lookUp } from '../worlds/persistent-map.ts';
import { put, type View } from '../worlds/transaction.ts';
import type { World } from '../worlds/world.ts';
import { declareCancellation } from './declare-cancellation.ts';

const DAY_MS = 86_400_000;
const MEMBER = 'persona-prime';

const viewOf = (world: World): View => world.read((view) => view);
const membershipIn = (world: World) => {
  const user = lookUp(viewOf(world).state.users, MEMBER);
  return user?.kind === 'customer' ? [user.prime.status, user.prime.endDate] : [];
};
const recordsIn = (world: World) => entriesOf(viewOf(world).state.cancellations).map(([, record]) => record);

describe('a cancelled membership', () => {
  it('runs to the end of the paid term if it is ordinary, and is over after it', () => {
    const world = after('de', PAUL);
    expect(membershipIn(world)).toEqual(['CANCELLED', '2026-12-31']);
    world.advance({ to: new Date('2026-12-31T22:59:59Z') });
    expect(membershipIn(world)).toEqual(['CANCELLED', '2026-12-31']);
    expect(mailsIn(world).map(({ template }) => template)).toEqual(['cancellation-receipt']);
    world.advance({ advanceMs: 1000 });
    expect(membershipIn(world)).toEqual(['INACTIVE', '2026-12-31']);
    expect(mailsIn(world)[1]).toMatchObject({
      to: PAUL.email,
      template: 'prime-ended',
      subject: 'Ihre Prime-Mitgliedschaft ist beendet',
      worldNow: '2026-12-31T23:00:00.000Z',
    });
    expect(textOf(world, 'prime-ended')[1]).toMatch(
      /^Ihre Prime-Mitgliedschaft ist am 31\. Dezember 2026 zu Ende gegangen\. Wir berechnen nichts mehr\./u,
    );
    world.advance({ advanceMs: 400 * DAY_MS });
    expect(mailsIn(world)).toHaveLength(2);
  });

  it('is over at once if it is extraordinary', () => {
    const world = after('de', { ...PAUL, ...AT_ONCE });
    expect(membershipIn(world)).toEqual(['INACTIVE', '2026-11-23']);
    expect(
      mailsIn(world)
        .map(({ template }) => template)
        .sort(),
    ).toEqual(['cancellation-receipt', 'prime-ended']);
  });

  it.each([
    ['the wished day of an extraordinary one', { ...AT_ONCE, endsOn: '2026-12-01' }, '2026-12-01'],
    ['a wished day after the term', { endsOn: '2027-02-28' }, '2027-02-28'],
    ['the end of the term if the wished day is before it', { endsOn: '2026-12-01' }, '2026-12-31'],
  ])('runs to %s', (_what, said, lastDay) => {
    const world = after('de', { ...PAUL, ...said });
    expect(membershipIn(world)).toEqual(['CANCELLED', lastDay]);
    world.advance({ to: new Date(Date.parse(`${lastDay}T23:00:00Z`) - 1) });
    expect(membershipIn(world)).toEqual(['CANCELLED', lastDay]);
    world.advance({ advanceMs: 1 });
    expect(membershipIn(world)).toEqual(['INACTIVE', lastDay]);
  });

  it('ends by the earlier of two declarations, once', () => {
    expect(membershipIn(after('de', PAUL, { ...PAUL, endsOn: '2027-02-28' }))).toEqual(['CANCELLED', '2026-12-31']);
    expect(
      membershipIn(after('de', { ...PAUL, endsOn: '2027-02-28' }, { ...PAUL, ...AT_ONCE, endsOn: '2026-12-01' })),
    ).toEqual(['CANCELLED', '2026-12-01']);
    const world = after('de', { ...PAUL, endsOn: '2027-02-28' }, { ...PAUL, ...AT_ONCE });
    expect(membershipIn(world)).toEqual(['INACTIVE', '2026-11-23']);
    world.advance({ advanceMs: 200 * DAY_MS });
    expect(mailsIn(world).filter(({ template }) => template === 'prime-ended')).toHaveLength(1);
  });

  it('runs to the end of its last day if it is declared on that day', () => {
    const world = aPausedWorld();
    world.advance({ to: new Date('2026-12-31T11:00:00Z') });
    declareIn(world, 'de', PAUL);
    expect(membershipIn(world)).toEqual(['CANCELLED', '2026-12-31']);
    expect(mailsIn(world).map(({ template }) => template)).toEqual(['cancellation-receipt']);
    world.advance({ to: new Date('2026-12-31T23:00:00Z') });
    expect(membershipIn(world)).toEqual(['INACTIVE', '2026-12-31']);
  });

  it('that was deleted with its account needs no mail', () => {
    const world = after('de', PAUL);
    world.run((tx) => put(tx, 'users', MEMBER, { kind: 'visitor', userId: MEMBER }));
    world.advance({ advanceMs: 60 * DAY_MS });
    expect(mailsIn(world).map(({ template }) => template)).toEqual(['cancellation-receipt']);
  });
});

describe('a declaration of cancellation', () => {
  it.each([
    ['among other words', { contract: 'Prime (Konto: Paul.Prime@pausenhof.example)', email: 'paul@privat.example' }],
    ['by the address for the receipt', { contract: 'Meine Prime-Mitgliedschaft' }],
    ['with the names in another order', { fullName: 'BRANDT, Paul' }],
    ['by the last name alone', { fullName: 'Brandt' }],
    [
      'in brackets',
      { contract: 'Prime <paul.prime@pausenhof.example>', fullName: 'Familie (Brandt)', email: 'paul@privat.example' },
    ],
    [
      'between other marks',
      { contract: 'Konto:paul.prime@pausenhof.example;Prime', fullName: 'Paul;Brandt', email: 'paul@privat.example' },
    ],
    [
      'after the address of nobody',
      { contract: 'alt@privat.example, paul.prime@pausenhof.example', email: 'paul@privat.example' },
    ],
  ])('means the member whom it names %s', (_what, said) => {
    expect(membershipIn(after('de', { ...PAUL, ...said }))[0]).toBe('CANCELLED');
  });

  it.each([
    ['by somebody else', { fullName: 'Paula Brandtner' }],
    ['by somebody whose name ends alike', { fullName: 'Paul Hildebrandt' }],
    ['by the first name alone', { fullName: 'Paul' }],
    ['of another account', { contract: 'anna@pausenhof.example', email: 'paul@privat.example' }],
    ['by a number', { contract: '4711', email: 'paul@privat.example' }],
  ])('ends no membership %s, and is received all the same', (_what, said) => {
    const world = after('de', { ...PAUL, ...said, ...AT_ONCE });
    expect(membershipIn(world)).toEqual(['ACTIVE', '2026-12-31']);
    expect(recordsIn(world).map(({ membership, receiptId }) => [membership, receiptId])).toEqual([
      [undefined, '800000001'],
    ]);
    expect(mailsIn(world).map(({ to, template }) => [to, template])).toEqual([
      [{ ...PAUL, ...said }.email, 'cancellation-receipt'],
    ]);
  });

  it('means the same name however its letters are encoded, and every name of several', () => {
    const endedBy = (fullName: string) => {
      const world = aPausedWorld();
      world.run((tx) => {
        const user = lookUp(tx.state.users, MEMBER);
        if (user?.kind === 'customer') put(tx, 'users', MEMBER, { ...user, lastName: 'Brückner zu Rhein' });
      });
      declareIn(world, 'de', { ...PAUL, fullName });
      return membershipIn(world)[0];
    };
    expect(
      ['Paul Bru\u0308ckner zu Rhein', 'BRÜCKNER ZU RHEIN', 'Brückner  zu  Rhein', 'Paul Brückner'].map(endedBy),
    ).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED', 'ACTIVE']);
  });

  it('is kept with what was declared, when, where and what it ends; the next one has the next number', () => {
    const world = after('ch', PAUL, aCancellation({ contract: '4711' }));
    expect(Object.fromEntries(entriesOf(viewOf(world).state.cancellations))).toEqual({
      'key-0': {
        receiptId: '800000001',
        receivedAt: '2026-11-23T09:00:00.000Z',
        declaration: PAUL,
        storefrontId: 'ch',
        membership: { userId: MEMBER, lastDay: '2026-12-31' },
      },
      'key-1': {
        receiptId: '800000002',
        receivedAt: '2026-11-23T09:00:00.000Z',
        declaration: aCancellation({ contract: '4711' }),
        storefrontId: 'ch',
      },
    });
  });

  it('ends nothing of somebody whose membership is over', () => {
    const world = after('de', { ...PAUL, ...AT_ONCE }, PAUL);
    expect(recordsIn(world).map(({ membership }) => membership?.lastDay)).toEqual(['2026-11-23', undefined]);
    expect(membershipIn(world)).toEqual(['INACTIVE', '2026-11-23']);
  });

  it('that is sent twice is one record and one mail', () => {
    const world = aPausedWorld();
    world.run((tx) => [1, 2].forEach(() => declareCancellation(tx, anAnonymousShopper(), aCancellation(), 'key')));
    expect([recordsIn(world).length, mailsIn(world).length]).toEqual([1, 1]);
  });
});
