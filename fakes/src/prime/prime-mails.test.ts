import { STOREFRONTS, type StorefrontId } from '@shop/domain/storefronts/storefront';
import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { refusalOf, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { aPausedWorld } from '../testing/a-paused-world.ts';
import { aPrimeCustomer } from '../testing/a-prime-customer.ts';
import type { Mail } from '../mails/read-mail.ts';
import { entriesOf } from '../worlds/persistent-map.ts';
import { joinWaitingList } from './waiting-list.ts';
import { mailsIn } from '../testing/read-mails.ts';

const partsOf = ({ text = '' }: Partial<Mail> = {}): readonly string[] =>
  text.replaceAll(/[\u00A0\u202F]/gu, ' ').split('\n\n');

describe('the mail that confirms a membership', () => {
  const welcome = async (storefrontId: StorefrontId, abo = 'prime-12', paymentId = 'RECHNUNG') => {
    const { subscribe, reportPaid, mail, world } = await aPrimeCustomer(storefrontId);
    const { subscriptionId, membership } = valueOf(await subscribe(abo, 'attempt', paymentId));
    if (membership === undefined) reportPaid(subscriptionId);
    return { mail: mail('prime-welcome'), worldId: world.id };
  };

  it('is the whole contract, with the legal texts attached', async () => {
    const { mail, worldId } = await welcome('de');
    expect(mail).toMatchObject({
      to: 'anna.lehmann@pausenhof.example',
      locale: 'de-DE',
      subject: 'Ihre Prime-Mitgliedschaft 600000001',
      links: [{ rel: 'prime', url: '/prime/' }],
      delivery: 'delivered',
    });
    expect(partsOf(mail)).toEqual([
      'Guten Tag Anna Lehmann,',
      'Ihre Prime-Mitgliedschaft hat begonnen. Pakete nur mit Prime-Artikeln liefern wir Ihnen ab sofort ohne Versandkosten. Bitte bewahren Sie diese Bestätigung auf.',
      [
        'Nummer: 600000001',
        'Erste Laufzeit: 12 Monate',
        'Beginn: 23. November 2026',
        'Ende der ersten Laufzeit: 22. November 2027',
        'Preis für die erste Laufzeit inkl. MwSt.: 49,00 €',
        'Zahlungsart: Rechnung',
      ].join('\n'),
      'Danach läuft die Mitgliedschaft auf unbestimmte Zeit weiter, für 4,99 € je Monat. Sie können jederzeit kündigen: zum Ende der ersten Laufzeit, danach zum Ende jedes Monats der Mitgliedschaft.',
      'Sie können den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Wir erstatten dann den vollen Preis.',
      'Zu Ihrer Mitgliedschaft: /prime/',
      'Im Anhang finden Sie: Allgemeine Geschäftsbedingungen, Widerrufsbelehrung.',
      'Fragen? Sie erreichen uns unter 0800 728 7360 und service@pausenhof.example.',
    ]);
    expect(mail?.attachments.map(({ name, type }) => [name, type])).toEqual([
      ['Allgemeine Geschäftsbedingungen.pdf', 'application/pdf'],
      ['Widerrufsbelehrung.pdf', 'application/pdf'],
    ]);
    for (const attachment of mail?.attachments ?? []) {
      expect(Object.keys(attachment)).toEqual(['name', 'type', 'url']);
      expect(attachment.url).toContain(worldId);
    }
  });

  it('is English on the English storefront', async () => {
    const { mail } = await welcome('en', 'prime-1', 'PAYPAL');
    expect([mail?.locale, mail?.subject]).toEqual(['en-DE', 'Your Prime membership 600000001']);
    expect(partsOf(mail)).toEqual([
      'Dear Anna Lehmann,',
      'Your Prime membership has begun. From now on we deliver parcels of Prime items alone without delivery costs. Please keep this confirmation.',
      [
        'Number: 600000001',
        'First term: 1 month',
        'Start: 23 November 2026',
        'End of the first term: 22 December 2026',
        'Price of the first term incl. VAT: €4.99',
        'Payment method: PayPal',
      ].join('\n'),
      'After that the membership continues for an indefinite time, at €4.99 a month. You can cancel at any time: as of the end of the first term, later as of the end of each month of membership.',
      'You may withdraw from the contract within 14 days without giving any reason. We then refund the full price.',
      'Go to your membership: /prime/',
      expect.stringMatching(/^Attached you will find: .+, .+\.$/u),
      'Any questions? You reach us at 0800 728 7360 and service@pausenhof.example.',
    ]);
  });

  it('names a month, and the customer service of Austria', async () => {
    const { mail } = await welcome('at', 'prime-1');
    expect(partsOf(mail)[2]).toContain(
      'Erste Laufzeit: 1 Monat\nBeginn: 23. November 2026\nEnde der ersten Laufzeit: 22. Dezember 2026\n',
    );
    expect(partsOf(mail).at(-1)).toBe('Fragen? Sie erreichen uns unter 0800 728 736 und service.at@pausenhof.example.');
  });

  it('names francs and the customer service of Switzerland, and nothing that Swiss law does not know', async () => {
    const { mail } = await welcome('ch', 'prime-12', 'TWINT');
    const parts = partsOf(mail);
    expect(parts).toHaveLength(7);
    expect(parts[2]).toContain('Preis für die erste Laufzeit inkl. MWST: CHF 59.00\nZahlungsart: TWINT');
    expect(parts[3]).toContain('für CHF 5.90 je Monat');
    expect(parts.at(-1)).toBe('Fragen? Sie erreichen uns unter 0800 728 737 und service.ch@pausenhof.example.');
    expect(parts.join('')).not.toMatch(/ß|widerruf/iu);
  });

  it.each([
    ['de', 'existing', 'Preis für die erste Laufzeit inkl. MwSt.'],
    ['b2b-de', 'b2b-german', 'Gesamtpreis brutto'],
  ] as const)('prints in bold what is paid on %s, and no other row', async (storefrontId, persona, label) => {
    const { subscribe, mail } = await aPrimeCustomer(storefrontId, persona);
    await subscribe();
    expect(
      [...(mail('prime-welcome')?.html ?? '').matchAll(/<tr style="font-weight:bold"><th[^>]*>([^<]*)<\/th>/gu)].map(
        ([, bold]) => bold,
      ),
    ).toEqual([label]);
  });
});

describe('the mail on the day after a term', () => {
  it('says until when the membership continues, and at which price', async () => {
    const { subscribe, passDays, mail } = await aPrimeCustomer('at');
    await subscribe('prime-1');
    passDays(30);
    expect(mail('prime-renewed')).toMatchObject({
      locale: 'de-AT',
      subject: 'Ihre Prime-Mitgliedschaft läuft bis 22. Jänner 2027 weiter',
      links: [{ rel: 'prime', url: '/prime/' }],
    });
    expect(partsOf(mail('prime-renewed'))).toEqual([
      'Guten Tag Anna Lehmann,',
      expect.stringMatching(
        /^Ihre Prime-Mitgliedschaft läuft um einen Monat weiter, bis zum 22\. Jänner 2027\. Dafür berechnen wir .*4,99.*\. Sie können jederzeit zum Ende des Monats der Mitgliedschaft kündigen\.$/u,
      ),
      'Zu Ihrer Mitgliedschaft: /prime/',
    ]);
  });

  it('says so in English, and in the end that it is over', async () => {
    const { subscribe, passDays, mail, cancel } = await aPrimeCustomer('en');
    await subscribe('prime-1');
    passDays(30);
    expect(mail('prime-renewed')?.subject).toBe('Your Prime membership continues until 22 January 2027');
    expect(partsOf(mail('prime-renewed'))).toEqual([
      'Dear Anna Lehmann,',
      'Your Prime membership continues for a month, until 22 January 2027. We charge €4.99 incl. VAT for it. You can cancel at any time as of the end of the month of membership.',
      'Go to your membership: /prime/',
    ]);
    cancel();
    passDays(31);
    expect(mail('prime-ended')?.subject).toBe('Your Prime membership has ended');
    expect(partsOf(mail('prime-ended'))).toEqual([
      'Dear Anna Lehmann,',
      'Your Prime membership ended on 22 January 2027. We charge nothing any more. If you like, become a member again at any time.',
      'See Prime: /prime/',
    ]);
  });

  it('says in German that it is over', async () => {
    const { subscribe, passDays, mail, cancel } = await aPrimeCustomer('ch');
    await subscribe('prime-1');
    cancel();
    passDays(30);
    expect(mail('prime-ended')).toMatchObject({ locale: 'de-CH', subject: 'Ihre Prime-Mitgliedschaft ist beendet' });
    expect(partsOf(mail('prime-ended'))).toEqual([
      'Guten Tag Anna Lehmann,',
      'Ihre Prime-Mitgliedschaft ist am 22. Dezember 2026 zu Ende gegangen. Wir berechnen nichts mehr. Wenn Sie möchten, werden Sie jederzeit wieder Mitglied.',
      'Prime ansehen: /prime/',
    ]);
  });

  it('charges francs where the membership was ordered in francs, and euros for one without an order', async () => {
    const swiss = await aPrimeCustomer('ch');
    await swiss.subscribe('prime-1');
    swiss.passDays(30);
    expect(partsOf(swiss.mail('prime-renewed'))[1]).toContain('CHF 5.90');
    const old = await aPrimeCustomer('ch', 'prime');
    old.passDays(39);
    expect(old.mail('prime-renewed')?.locale).toBe('de-DE');
    expect(partsOf(old.mail('prime-renewed'))[1]).toContain('4,99 €');
  });
});

describe('the waiting list (PRIME-02)', () => {
  const listed = (...joined: readonly (readonly [email: string, storefrontId: StorefrontId])[]) => {
    const world = aPausedWorld();
    const results = joined.map(([email, storefrontId]) =>
      world.run((tx) => joinWaitingList(tx, anAnonymousShopper({ storefront: STOREFRONTS[storefrontId] }), email)),
    );
    return {
      results,
      ...world.read(({ state }) => ({
        waiting: Object.fromEntries(entriesOf(state.primeWaitingList)),
        mails: mailsIn({ state }).filter(({ template }) => template === 'prime-waiting-list'),
      })),
    };
  };

  it('writes once to each address, as it was typed and in its language', () => {
    const { results, waiting, mails } = listed(
      [' Wartet@schule.example ', 'de'],
      ['wartet@Schule.example', 'en'],
      ['waits@school.example', 'en'],
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(waiting).toEqual({
      'wartet@schule.example': { email: 'Wartet@schule.example', storefrontId: 'de' },
      'waits@school.example': { email: 'waits@school.example', storefrontId: 'en' },
    });
    expect(mails.map(({ to, locale, subject }) => [to, locale, subject])).toEqual([
      ['Wartet@schule.example', 'de-DE', 'Sie stehen auf der Warteliste für Prime'],
      ['waits@school.example', 'en-DE', 'You are on the waiting list for Prime'],
    ]);
    expect(mails.map(partsOf)).toEqual([
      [
        'Guten Tag, wir haben Ihre E-Mail-Adresse auf die Warteliste für Prime gesetzt. Sobald wir wieder Mitglieder aufnehmen, schreiben wir Ihnen. Sie waren das nicht? Dann löschen Sie diese Nachricht; wir schreiben Ihnen dann höchstens noch einmal.',
        'Prime ansehen: /prime/',
      ],
      [
        'Hello, we have put your e-mail address on the waiting list for Prime. We will write to you as soon as we take members again. Was it not you? Then delete this message; we will write to you at most once more.',
        'See Prime: /prime/',
      ],
    ]);
    expect(mails.map(({ links }) => links)).toEqual([
      [{ rel: 'prime', url: '/prime/' }],
      [{ rel: 'prime', url: '/prime/' }],
    ]);
  });

  it('has nobody on it, and writes to nobody, after what is no address', () => {
    const { results, waiting, mails } = listed(['wartet@', 'de'], [' ', 'de']);
    expect(results.map((result) => refusalOf(result)?.because)).toEqual(['invalid-form', 'invalid-form']);
    expect([waiting, mails]).toEqual([{}, []]);
  });
});
