import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { asSignedIn, valueOf } from '@shop/domain/testing/fixtures';
import { expect, it } from 'vitest';
import { PERSONAS, type PersonaName } from '../personas/personas.ts';
import { aShop } from '../testing/a-shop.ts';
import { mailWithPaths } from '../testing/read-mails.ts';
import { capturedMails } from '../worlds/mails.ts';
import { tokenIn } from './token-in.ts';

/** The subject and the paragraphs of every mail that a persona gets by changing the account, then the password, then deleting it. */
const lettersTo = async (
  storefront: StorefrontId,
  persona: PersonaName,
  loginAfterwards: string = PERSONAS[persona].identifier,
): Promise<readonly (readonly string[])[]> => {
  const { shop, shopper, world } = await aShop(storefront);
  const { identifier, password } = PERSONAS[persona];
  const customer = asSignedIn(
    shopper,
    'customer',
    valueOf(await shop.sessions.login(shopper, { identifier, password, stayLogged: false, mergeCart: false })),
  );
  valueOf(await shop.customers.updateEmail(customer, { email: 'umzug@schule.example', password }));
  await shop.passwords.requestLink(shopper, { identifier: loginAfterwards, honeypot: '', triesCount: 1 });
  valueOf(await shop.passwords.change(customer, { currentPassword: password, password: 'Schwamm12' }));
  valueOf(await shop.customers.deleteAccount(customer, 'Schwamm12'));
  const mails = (await capturedMails(world, {}))
    .toSorted((a, b) => a.seq - b.seq)
    .filter(({ template }) => !template.startsWith('order-'));
  return mails.map((mail) => [
    mail.subject,
    ...mailWithPaths(mail)
      .text.replace(tokenIn(mail) ?? '–', 'TOKEN')
      .split('\n\n'),
  ]);
};

it('a consumer reads in German what became of the account', async () => {
  expect(await lettersTo('de', 'existing', 'umzug@schule.example')).toEqual([
    [
      'Ihre E-Mail-Adresse wurde geändert',
      'Guten Tag Anna Lehmann,',
      'für Ihr Kundenkonto gilt ab sofort eine andere E-Mail-Adresse. Das ist die letzte Nachricht an diese.',
      'Sie waren das nicht? Dann melden Sie sich bitte gleich bei uns.',
      'Kontakt aufnehmen: /service/kontakt/',
    ],
    [
      'Ihre neue E-Mail-Adresse',
      'Guten Tag Anna Lehmann,',
      'mit dieser E-Mail-Adresse melden Sie sich jetzt an. Hierher schreiben wir Ihnen auch.',
      'Zum Kundenkonto: /myaccount/',
    ],
    [
      'Ihr Link für ein neues Passwort',
      'Guten Tag Anna Lehmann,',
      'für Ihr Kundenkonto wurde ein neues Passwort angefordert. Mit diesem Link wählen Sie es.',
      'Neues Passwort wählen: /myaccount/newpassword/?token=TOKEN',
      'Der Link gilt 60 Minuten lang und nur einmal.',
      'Sie haben nichts angefordert? Dann löschen Sie diese Nachricht. Ihr Passwort bleibt, wie es ist.',
    ],
    [
      'Ihr Passwort wurde geändert',
      'Guten Tag Anna Lehmann,',
      'das Passwort Ihres Kundenkontos wurde soeben geändert. Auf Ihren anderen Geräten sind Sie jetzt abgemeldet.',
      'Sie waren das nicht? Dann fordern Sie bitte gleich ein neues Passwort an.',
      'Neues Passwort anfordern: /myaccount/resetpassword/',
    ],
    [
      'Ihr Kundenkonto ist gelöscht',
      'Guten Tag Anna Lehmann,',
      'Ihr Kundenkonto ist gelöscht, mit Ihrem Passwort, Ihren Adressen und Ihrem Warenkorb.',
      'Rechnungen müssen wir 8 Jahre lang aufbewahren (§ 147 AO, § 257 HGB). Offene Bestellungen und Rücksendungen gehen weiter.',
      'Fragen dazu beantworten wir gern.',
      'Kontakt aufnehmen: /service/kontakt/',
    ],
  ]);
});

it('an institution reads in English what became of the account', async () => {
  expect(await lettersTo('b2b-en', 'b2b-english')).toEqual([
    [
      'Your e-mail address was changed',
      'Dear James Whitfield,',
      'Your customer account now has a different e-mail address. This is our last message to this one.',
      'Was it not you? Then please contact us straight away.',
      'Contact us: /service/kontakt/',
    ],
    [
      'Your new e-mail address',
      'Dear James Whitfield,',
      'From now on we write to you here. You still sign in with your customer number.',
      'Go to your account: /myaccount/',
    ],
    [
      'Your link to a new password',
      'Dear James Whitfield,',
      'A new password was requested for your customer account. Use this link to choose it.',
      'Choose a new password: /myaccount/newpassword/?token=TOKEN',
      'The link works for 60 minutes and only once.',
      'You did not request anything? Then delete this message. Your password stays as it is.',
    ],
    [
      'Your password was changed',
      'Dear James Whitfield,',
      'The password of your customer account has just been changed. You are now signed out on your other devices.',
      'Was it not you? Then please request a new password straight away.',
      'Request a new password: /myaccount/resetpassword/',
    ],
    [
      'Your customer account is deleted',
      'Dear James Whitfield,',
      'Your customer account is deleted, with your password, your addresses and your basket.',
      'The law makes us keep invoices for 8 years (§ 147 AO, § 257 HGB). Open orders and returns go on.',
      'We are happy to answer any questions.',
      'Contact us: /service/kontakt/',
    ],
  ]);
});

it.each([
  ['b2b-de', 'b2b-german', 'ab jetzt schreiben wir Ihnen hierher. Sie melden sich weiter mit Ihrer Kundennummer an.'],
  ['en', 'existing', 'You now sign in with this e-mail address. We write to you here as well.'],
] as const)('on %s, %s reads with which identifier the login goes on', async (storefront, persona, words) => {
  expect((await lettersTo(storefront, persona))[1]?.[2]).toBe(words);
});
