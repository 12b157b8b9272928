import { aCancellation } from '@shop/domain/testing/a-cancellation';
import { describe, expect, it } from 'vitest';
import { after, AT_ONCE, mailsIn, PAUL, textOf } from '../testing/after-cancellations.ts';

describe('the receipt of a cancellation', () => {
  it('tells the member when it arrived, what was declared, and the last day', () => {
    const world = after('de', { ...PAUL, ...AT_ONCE, endsOn: '2026-12-01' });
    expect(mailsIn(world)).toMatchObject([
      {
        to: PAUL.email,
        template: 'cancellation-receipt',
        locale: 'de-DE',
        subject: 'Eingangsbestätigung Ihrer Kündigung 800000001',
        delivery: 'delivered',
      },
    ]);
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
    expect(textOf(world, 'cancellation-receipt')).toEqual(
      textOf(after('de', { ...foreign, contract: 'nobody@schule.example' }), 'cancellation-receipt').map((line) =>
        line.replace('nobody@schule.example', foreign.contract),
      ),
    );
    expect(textOf(world, 'cancellation-receipt').at(-1)).toMatch(
      /^Führt Ihre Angabe zu einer Prime-Mitgliedschaft, schreiben wir an die E-Mail-Adresse ihres Kundenkontos/u,
    );
    expect(mailsIn(world).map(({ to, template }) => [to, template])).toContainEqual([PAUL.email, 'prime-cancelled']);
    expect(textOf(world, 'prime-cancelled')).toEqual([
      'Guten Tag Paul Brandt,',
      'am 23. November 2026 um 10:00:00 MEZ ist eine Kündigung Ihrer Prime-Mitgliedschaft bei uns eingegangen.',
      'Ihre Prime-Mitgliedschaft endet am 31. Dezember 2026. Danach berechnen wir nichts mehr.',
      'Sie waren das nicht? Dann melden Sie sich bitte gleich bei uns.',
      'Kontakt aufnehmen: /service/kontakt/',
    ]);
  });

  it('says of an ordinary cancellation without a date that it counts as early as possible, and gives no reason', () => {
    expect(textOf(after('de', PAUL), 'cancellation-receipt').slice(2, 6)).toEqual([
      'Vertrag: Prime-Mitgliedschaft, paul.prime@pausenhof.example',
      'Art der Kündigung: ordentliche Kündigung',
      'Gewünschtes Vertragsende: zum frühestmöglichen Zeitpunkt',
      'Name: Paul Brandt',
    ]);
    expect(textOf(after('en', { ...PAUL, endsOn: '2027-02-28' }), 'cancellation-receipt').slice(3, 5)).toEqual([
      'Kind of cancellation: ordinary cancellation',
      'Contract to end: 28 February 2027',
    ]);
  });

  it('knows the member’s own mailbox in whatever letters it is typed, and writes there once', () => {
    const world = after('de', { ...PAUL, email: 'Paul.Prime@Pausenhof.example' });
    expect(mailsIn(world).map(({ to, template }) => [to, template])).toEqual([
      ['Paul.Prime@Pausenhof.example', 'cancellation-receipt'],
    ]);
    expect(textOf(world, 'cancellation-receipt').at(-1)).toBe(
      'Ihre Prime-Mitgliedschaft endet am 31. Dezember 2026. Danach berechnen wir nichts mehr.',
    );
  });

  it('is told to the member in English, too, with the way to contact the shop', () => {
    const world = after('en', { ...PAUL, email: 'eve@schule.example' });
    expect(textOf(world, 'cancellation-receipt').at(-1)).toBe(
      'If what you entered leads to a Prime membership, we write to the e-mail address of its account on which day it ends. Without a date it ends as early as possible.',
    );
    expect(mailsIn(world).find(({ template }) => template === 'prime-cancelled')).toMatchObject({
      to: PAUL.email,
      locale: 'en-DE',
      subject: 'Your Prime membership ends on 31 December 2026',
      links: [{ rel: 'contact', url: '/service/kontakt/' }],
    });
    expect(textOf(world, 'prime-cancelled')).toEqual([
      'Dear Paul Brandt,',
      'A cancellation of your Prime membership reached us on 23 November 2026 at 10:00:00 CET.',
      'Your Prime membership ends on 31 December 2026. After that we charge nothing more.',
      'Was it not you? Then please contact us straight away.',
      'Contact us: /service/kontakt/',
    ]);
    expect(mailsIn(after('de', { ...PAUL, email: 'eve@schule.example' })).map(({ subject }) => subject)).toEqual([
      'Eingangsbestätigung Ihrer Kündigung 800000001',
      'Ihre Prime-Mitgliedschaft endet am 31. Dezember 2026',
    ]);
  });

  it('is English on the English storefront', () => {
    const world = after('en', { ...PAUL, ...AT_ONCE });
    expect(mailsIn(world)[0]?.subject).toBe('Receipt of your cancellation 800000001');
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
    const world = after(
      'de',
      aCancellation({ ...AT_ONCE, fullName: '<b>Gerda</b>', cancellationReason: 'Umzug\n<img src=x> {receipt}' }),
    );
    expect(mailsIn(world)[0]?.html).toContain('<p>Name: &lt;b&gt;Gerda&lt;/b&gt;</p>');
    expect(mailsIn(world)[0]?.html).toContain('<p>Kündigungsgrund: Umzug<br>&lt;img src=x&gt; {receipt}</p>');
  });
});
