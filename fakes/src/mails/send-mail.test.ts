import { describe, expect, it } from 'vitest';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { aView } from '../testing/a-view.ts';
import { mailsIn } from '../testing/read-mails.ts';
import { readMail } from './read-mail.ts';
import { type MailContent, sendMail } from './send-mail.ts';

const afterSending = (said: Partial<MailContent>) =>
  aView((tx) =>
    sendMail(tx, {
      to: 'anne@schule.example',
      template: 'registration',
      storefront: STOREFRONTS.at,
      subject: 'Gruß & Kuss',
      parts: ['Erste <Zeile>\nzweite', { rel: 'account', label: 'Zum Konto', url: '/myaccount/?a=1&b=2' }],
      ...said,
    }),
  );
const mailOf = (said: Partial<MailContent> = {}) => mailsIn(afterSending(said))[0];

describe('every mail', () => {
  it('is an HTML document with language and title, and the same text without HTML', () => {
    const mail = mailOf();
    expect(mail?.html).toMatch(/^<!doctype html>\n<html lang="de-AT">/u);
    expect(mail?.html).toContain('<title>Gruß &amp; Kuss</title>');
    expect(mail?.html).toContain(
      '<p>Erste &lt;Zeile&gt;<br>zweite</p>\n<p><a href="/myaccount/?a=1&amp;b=2">Zum Konto</a></p>',
    );
    expect(mail?.text).toBe('Erste <Zeile>\nzweite\n\nZum Konto: /myaccount/?a=1&b=2');
    expect(mail?.links).toEqual([{ rel: 'account', url: '/myaccount/?a=1&b=2' }]);
  });

  it.each([
    [
      'ch',
      'de-CH',
      'Deutschland',
      'Geschäftsführung: Martina Schulze, Jens Albers. Registergericht: Amtsgericht Lindenau am Hof, HRB 4999. USt-IdNr. DE 999 999 999',
    ],
    [
      'en',
      'en-GB',
      'Germany',
      'Managing directors: Martina Schulze, Jens Albers. Register court: Amtsgericht Lindenau am Hof, HRB 4999. VAT ID DE 999 999 999',
    ],
  ] as const)('names its sender, in %s', (id, lang, country, register) => {
    const [sent] = afterSending({ storefront: STOREFRONTS[id] }).state.mails;
    const { html, text } = readMail(sent ?? expect.fail('no mail was sent'), (path) => path);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(
      `<p>Pausenhof Handels GmbH, Kreideweg 5, 04999 Lindenau am Hof, ${country}</p>\n<p>${register}</p>`,
    );
    expect(text).toBe(
      `Erste <Zeile>\nzweite\n\nZum Konto: /myaccount/?a=1&b=2\n\n-- \nPausenhof Handels GmbH, Kreideweg 5, 04999 Lindenau am Hof, ${country}\n${register}`,
    );
  });

  it('shows a table with a header for each row, and as lines without HTML', () => {
    const mail = mailOf({
      parts: [
        {
          rows: [
            ['Stift & Heft', '2,50 €'],
            ['Lieferung an', 'Anne Kern\nSchulweg <4>', 'bold'],
          ],
        },
      ],
    });
    expect(mail?.html).toMatch(
      /<table [^>]+><tr style="font-weight:normal"><th scope="row" [^>]+>Stift &amp; Heft<\/th><td [^>]+>2,50 €<\/td><\/tr><tr style="font-weight:bold"><th [^>]+>Lieferung an<\/th><td [^>]+>Anne Kern<br>Schulweg &lt;4&gt;<\/td><\/tr><\/table>/u,
    );
    expect([mail?.text, mail?.links]).toEqual(['Stift & Heft: 2,50 €\nLieferung an: Anne Kern, Schulweg <4>', []]);
  });

  it('breaks a word that is longer than a phone is wide, and no amount', () => {
    const html = mailOf({
      parts: [
        {
          rows: [
            ['Lieferung an', `${'W'.repeat(60)}\n10115 Berlin`],
            ['Summe', '1.234.567,89 €'],
          ],
        },
      ],
    })?.html;
    expect(html).toMatch(/text-align:right;overflow-wrap:anywhere">W{60}<br>/u);
    expect(html).toContain('text-align:right">1.234.567,89 €</td>');
  });

  it('has no attachments unless it is given some', () => {
    const attachments = [{ name: 'etikett.pdf', type: 'application/pdf', url: '/etikett.pdf' }];
    expect([mailOf(), mailOf({ attachments })].map((mail) => mail?.attachments)).toEqual([[], attachments]);
  });

  it('comes back from a mailbox that does not exist', () => {
    expect([mailOf()?.delivery, mailOf({ to: 'bounce@schule.example' })?.delivery]).toEqual(['delivered', 'bounced']);
  });
});
