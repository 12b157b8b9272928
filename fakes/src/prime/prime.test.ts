import { describe, expect, it } from 'vitest';
import { aPrimeCustomer } from '../testing/a-prime-customer.ts';

describe('the term of a membership', () => {
  it('begins on the day of the subscription, and continues month by month until it is cancelled (PRIME-01)', async () => {
    const { subscribe, passDays, account, mails, mail, cancel } = await aPrimeCustomer();
    await subscribe('prime-1');
    expect(account()).toMatchObject({
      prime: { status: 'ACTIVE', abo: 'prime-1', startDate: '2026-11-23', endDate: '2026-12-22' },
    });
    passDays(29);
    expect(account()).toMatchObject({ prime: { endDate: '2026-12-22' } });
    passDays(1);
    expect(account()).toMatchObject({ prime: { status: 'ACTIVE', startDate: '2026-11-23', endDate: '2027-01-22' } });
    expect(mail('prime-renewed')?.subject).toBe('Ihre Prime-Mitgliedschaft läuft bis 22. Januar 2027 weiter');
    expect(mail('prime-renewed')?.text.replaceAll(/\s/gu, ' ')).toContain(
      'Dafür berechnen wir 4,99 € inkl. MwSt.. Sie',
    );
    cancel();
    passDays(30);
    expect(account()).toMatchObject({ prime: { status: 'CANCELLED' } });
    passDays(1);
    expect(account()).toMatchObject({ prime: { status: 'INACTIVE', abo: 'prime-1', endDate: '2027-01-22' } });
    passDays(90);
    expect(mails()).toEqual(['prime-welcome', 'prime-renewed', 'prime-ended']);
  });

  it('of a membership from before the world began continues too', async () => {
    const { passDays, account, mails } = await aPrimeCustomer('de', 'prime');
    passDays(39);
    expect(account()).toMatchObject({ prime: { status: 'ACTIVE', startDate: '2026-01-01', endDate: '2027-01-31' } });
    expect(mails()).toEqual(['prime-renewed']);
  });

  it('of a customer who deletes their account ends in silence', async () => {
    const { subscribe, passDays, mails, deleteAccount } = await aPrimeCustomer();
    await subscribe('prime-1');
    deleteAccount();
    passDays(60);
    expect(mails()).toEqual(['prime-welcome']);
  });

  it('can begin again after it has ended', async () => {
    const { subscribe, passDays, account, cancel } = await aPrimeCustomer();
    await subscribe('prime-1');
    cancel();
    expect(await subscribe('prime-12', 'another')).toMatchObject({ ok: false, refusal: { because: 'already-member' } });
    passDays(30);
    expect(account()).toMatchObject({ prime: { status: 'INACTIVE' } });
    expect(await subscribe('prime-12', 'once more')).toMatchObject({
      ok: true,
      value: { membership: { status: 'ACTIVE', abo: 'prime-12', startDate: '2026-12-23' } },
    });
    passDays(40);
    expect(account()).toMatchObject({ prime: { status: 'ACTIVE', endDate: '2027-12-22' } });
  });
});

describe('the mail about a membership', () => {
  const linesOf = (text = '') => text.replaceAll(/[\u00A0\u202F]/gu, ' ').split('\n');

  it('has the whole contract: price, term, renewal, how to cancel, withdrawal, and the terms', async () => {
    const { subscribe, mail } = await aPrimeCustomer();
    await subscribe();
    const { subject, text, attachments, locale } = mail('prime-welcome') ?? {};
    expect([subject, locale]).toEqual(['Ihre Prime-Mitgliedschaft 600000001', 'de-DE']);
    expect(linesOf(text)).toEqual(
      expect.arrayContaining([
        'Guten Tag Anna Lehmann,',
        'Erste Laufzeit: 12 Monate',
        'Beginn: 23. November 2026',
        'Ende der ersten Laufzeit: 22. November 2027',
        'Preis für die erste Laufzeit inkl. MwSt.: 49,00 €',
        'Zahlungsart: Rechnung',
        expect.stringContaining('für 4,99 € je Monat. Sie können jederzeit kündigen'),
        expect.stringContaining('binnen 14 Tagen ohne Angabe von Gründen widerrufen'),
      ]),
    );
    expect(attachments?.length).toBeGreaterThan(0);
  });

  it('is English on the English storefront', async () => {
    const { subscribe, mail } = await aPrimeCustomer('en');
    await subscribe();
    expect(linesOf(mail('prime-welcome')?.text)).toEqual(
      expect.arrayContaining([
        'First term: 12 months',
        'Price of the first term incl. VAT: €49.00',
        'Start: 23 November 2026',
      ]),
    );
  });

  it.each([
    [
      'b2b-de',
      'b2b-german',
      ['Preis für die erste Laufzeit netto: 41,18 €', 'zzgl. 19 % MwSt.: 7,82 €', 'Gesamtpreis brutto: 49,00 €'],
      'für 4,19 € netto (4,99 € inkl. MwSt.) je Monat',
      'Dafür berechnen wir 4,19 € netto (4,99 € inkl. MwSt.). Sie',
    ],
    [
      'b2b-en',
      'b2b-english',
      ['Price of the first term, net: €41.18', 'plus 19% VAT: €7.82', 'Total price, gross: €49.00'],
      'at €4.19 net (€4.99 incl. VAT) a month',
      'We charge €4.19 net (€4.99 incl. VAT) for it.',
    ],
  ] as const)(
    'names net, VAT and gross on the business shop %s',
    async (storefront, persona, prices, renewal, renewed) => {
      const { subscribe, passDays, mail } = await aPrimeCustomer(storefront, persona);
      await subscribe();
      const welcome = linesOf(mail('prime-welcome')?.text);
      expect(welcome).toEqual(expect.arrayContaining([...prices, expect.stringContaining(renewal)]));
      expect(welcome.join('\n')).not.toMatch(/widerruf|withdraw/iu);
      passDays(365);
      expect(linesOf(mail('prime-renewed')?.text).join('\n')).toContain(renewed);
    },
  );

  it('promises no right of withdrawal where the law gives none', async () => {
    const { subscribe, mail } = await aPrimeCustomer('ch');
    await subscribe();
    expect(linesOf(mail('prime-welcome')?.text)).toContain('Preis für die erste Laufzeit inkl. MWST: CHF 59.00');
    expect(mail('prime-welcome')?.text).not.toMatch(/widerruf/iu);
  });
});
