import type { CancellationDeclaration } from '@shop/domain/cancellations/cancellation';
import { aCancellation } from '@shop/domain/testing/a-cancellation';
import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { STOREFRONTS, type StorefrontId } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { aPausedWorld } from '../testing/a-paused-world.ts';
import { entriesOf, lookUp } from '../worlds/persistent-map.ts';
import { put, type View } from '../worlds/transaction.ts';
import type { World } from '../worlds/world.ts';
import { declareCancellation } from './declare-cancellation.ts';

const DAY_MS = 86_400_000;
const MEMBER = 'persona-prime';
const PAUL = aCancellation({ fullName: 'Paul Brandt', contract: 'paul.prime@pausenhof.example', email: 'paul.prime@pausenhof.example' });
const AT_ONCE = { kind: 'extraordinary', cancellationReason: 'Umzug' } as const;

/** A world on 23 November 2026, in which these declarations arrived. The term of its member ends with 31 December. */
const after = (storefrontId: StorefrontId, ...declarations: readonly CancellationDeclaration[]): World => {
  const world = aPausedWorld();
  world.run((tx) => {
    for (const [at, declaration] of declarations.entries()) declareCancellation(tx, anAnonymousShopper({ storefront: STOREFRONTS[storefrontId] }), declaration, `key-${at}`);
  });
  return world;
};

const viewOf = (world: World): View => world.read((view) => view);
const membershipIn = (world: World) => {
  const user = lookUp(viewOf(world).state.users, MEMBER);
  return user?.kind === 'customer' ? [user.prime.status, user.prime.endDate] : [];
};
const recordsIn = (world: World) => entriesOf(viewOf(world).state.cancellations).map(([, record]) => record);
const mailsIn = (world: World) => viewOf(world).state.mails.filter(({ template }) => template === 'cancellation-receipt' || template.startsWith('prime-')).toSorted((a, b) => a.seq - b.seq);
const textOf = (world: World, template: string) => (mailsIn(world).find((mail) => mail.template === template)?.text ?? '').replaceAll(/[\u00A0\u202F]/gu, ' ').split('\n\n');

describe('a cancelled membership', () => {
  it('runs to the end of the paid term if it is ordinary, and is over after it', () => {
    const world = after('de', PAUL);
    expect(membershipIn(world)).toEqual(['CANCELLED', '2026-12-31']);
    world.advance({ to: new Date('2026-12-31T22:59:59Z') });
    expect(membershipIn(world)).toEqual(['CANCELLED', '2026-12-31']);
    expect(mailsIn(world).map(({ template }) => template)).toEqual(['cancellation-receipt']);
    world.advance({ advanceMs: 1000 });
    expect(membershipIn(world)).toEqual(['INACTIVE', '2026-12-31']);
    expect(mailsIn(world)[1]).toMatchObject({ to: PAUL.email, template: 'prime-ended', subject: 'Ihre Prime-Mitgliedschaft ist beendet', worldNow: '2026-12-31T23:00:00.000Z' });
    expect(textOf(world, 'prime-ended')[1]).toMatch(/^Ihre Prime-Mitgliedschaft ist am 31\. Dezember 2026 zu Ende gegangen\. Wir berechnen nichts mehr\./u);
    world.advance({ advanceMs: 400 * DAY_MS });
    expect(mailsIn(world)).toHaveLength(2);
  });

  it('is over at once if it is extraordinary', () => {
    const world = after('de', { ...PAUL, ...AT_ONCE });
    expect(membershipIn(world)).toEqual(['INACTIVE', '2026-11-23']);
    expect(mailsIn(world).map(({ template }) => template).sort()).toEqual(['cancellation-receipt', 'prime-ended']);
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
    const world = after('de', { ...PAUL, endsOn: '2027-02-28' }, { ...PAUL, ...AT_ONCE });
    expect(membershipIn(world)).toEqual(['INACTIVE', '2026-11-23']);
    world.advance({ advanceMs: 200 * DAY_MS });
    expect(mailsIn(world).filter(({ template }) => template === 'prime-ended')).toHaveLength(1);
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
  ])('means the member whom it names %s', (_what, said) => {
    expect(membershipIn(after('de', { ...PAUL, ...said }))[0]).toBe('CANCELLED');
  });

  it.each([
    ['by somebody else', { fullName: 'Paula Brandtner' }],
    ['of another account', { contract: 'anna@pausenhof.example', email: 'paul@privat.example' }],
    ['by a number', { contract: '4711', email: 'paul@privat.example' }],
  ])('ends no membership %s, and is received all the same', (_what, said) => {
    const world = after('de', { ...PAUL, ...said, ...AT_ONCE });
    expect(membershipIn(world)).toEqual(['ACTIVE', '2026-12-31']);
    expect(recordsIn(world).map(({ membership, receiptId }) => [membership, receiptId])).toEqual([[undefined, '800000001']]);
    expect(mailsIn(world).map(({ to, template }) => [to, template])).toEqual([[{ ...PAUL, ...said }.email, 'cancellation-receipt']]);
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

describe('the receipt of a cancellation', () => {
  it('tells the member when it arrived, what was declared, and the last day', () => {
    const world = after('de', { ...PAUL, ...AT_ONCE, endsOn: '2026-12-01' });
    expect(mailsIn(world)).toMatchObject([{ to: PAUL.email, template: 'cancellation-receipt', locale: 'de-DE', subject: 'Eingangsbestätigung Ihrer Kündigung 800000001', delivery: 'delivered' }]);
    expect(textOf(world, 'cancellation-receipt')).toEqual([
      'Ihre Kündigung ist am 23. November 2026 um 10:00:00 MEZ bei uns eingegangen.',
      'Sie haben mit der Schaltfläche „jetzt kündigen“ erklärt: Hiermit kündige ich den Vertrag.',
      'Vertrag: Prime-Mitgliedschaft, paul.prime@pausenhof.example',
      'Art der Kündigung: außerordentliche Kündigung aus wichtigem Grund',
      'Kündigungsgrund: Umzug',
      'Gewünschtes Vertragsende: 1. Dezember 2026',
      'Name: Paul Brandt',
      'E-Mail-Adresse: paul.prime@pausenhof.example',
      'Nummer dieser Bestätigung: 800000001',
      'Ihre Prime-Mitgliedschaft endet am 1. Dezember 2026. Danach berechnen wir nichts mehr.',
    ]);
  });

  it('says the same about a member and about anybody else to a foreign mailbox; the member is told too', () => {
    const foreign = { ...PAUL, email: 'eve@schule.example' };
    const world = after('de', foreign);
    expect(textOf(world, 'cancellation-receipt')).toEqual(textOf(after('de', { ...foreign, contract: 'nobody@schule.example' }), 'cancellation-receipt').map((line) => line.replace('nobody@schule.example', foreign.contract)));
    expect(textOf(world, 'cancellation-receipt').at(-1)).toMatch(/^Führt Ihre Angabe zu einer Prime-Mitgliedschaft, schreiben wir an die E-Mail-Adresse ihres Kundenkontos/u);
    expect(mailsIn(world).map(({ to, template }) => [to, template])).toContainEqual([PAUL.email, 'prime-cancelled']);
    expect(textOf(world, 'prime-cancelled')).toEqual([
      'Guten Tag Paul Brandt,',
      'am 23. November 2026 um 10:00:00 MEZ ist eine Kündigung Ihrer Prime-Mitgliedschaft bei uns eingegangen.',
      'Ihre Prime-Mitgliedschaft endet am 31. Dezember 2026. Danach berechnen wir nichts mehr.',
      'Sie waren das nicht? Dann melden Sie sich bitte gleich bei uns.',
      'Kontakt aufnehmen: /service/kontakt/',
    ]);
  });

  it('is English on the English storefront', () => {
    const world = after('en', { ...PAUL, ...AT_ONCE });
    expect(textOf(world, 'cancellation-receipt')).toEqual([
      'Your cancellation reached us on 23 November 2026 at 10:00:00 CET.',
      'With the button “cancel now” you declared: I hereby cancel the contract.',
      'Contract: Prime membership, paul.prime@pausenhof.example',
      'Kind of cancellation: extraordinary cancellation for an important reason',
      'Reason: Umzug',
      'Contract to end: as early as possible',
      'Name: Paul Brandt',
      'E-mail address: paul.prime@pausenhof.example',
      'Number of this receipt: 800000001',
      'Your Prime membership ends on 23 November 2026. After that we charge nothing more.',
    ]);
  });

  it('writes no ß in Switzerland', () => {
    const lines = textOf(after('ch', { ...PAUL, ...AT_ONCE }), 'cancellation-receipt');
    expect(lines).toContain('Art der Kündigung: ausserordentliche Kündigung aus wichtigem Grund');
    expect(lines.join('')).not.toContain('ß');
  });

  it('contains what was typed as text, never as HTML', () => {
    const world = after('de', aCancellation({ ...AT_ONCE, fullName: '<b>Gerda</b>', cancellationReason: 'Umzug\n<img src=x> {receipt}' }));
    expect(mailsIn(world)[0]?.html).toContain('<p>Name: &lt;b&gt;Gerda&lt;/b&gt;</p>');
    expect(mailsIn(world)[0]?.html).toContain('<p>Kündigungsgrund: Umzug<br>&lt;img src=x&gt; {receipt}</p>');
  });
});
