import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { addItem, asSignedIn, openSession, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { selectItem } from '../goods/select-items.ts';
import { PERSONAS, type PersonaName } from '../personas/personas.ts';
import { aShop } from '../testing/a-shop.ts';
import { anOrderRecord } from '../testing/an-order-record.ts';
import { mailWithPaths } from '../testing/read-mails.ts';
import { capturedMails } from '../worlds/mails.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put } from '../worlds/transaction.ts';
import { loginKey } from '../sessions/user.ts';

const aCustomer = async (storefront: StorefrontId = 'de', persona: PersonaName = 'existing') => {
  const on = await aShop(storefront);
  const { identifier, password, account } = PERSONAS[persona];
  const customer = asSignedIn(
    on.shopper,
    'customer',
    valueOf(await on.shop.sessions.login(on.shopper, { identifier, password, stayLogged: false, mergeCart: false })),
  );
  const mailed = async () =>
    (await capturedMails(on.world, {}))
      .map(mailWithPaths)
      .map(({ id: _id, seq: _seq, worldNow: _now, ...mail }) => mail);
  return { ...on, customer, identifier, password, email: account.email, mailed };
};

describe('the mail about a forgotten password', () => {
  it('has the link, how long it works, and what to do if nothing was requested', async () => {
    const { shop, shopper, identifier, mailed } = await aCustomer();
    await shop.passwords.requestLink(shopper, { identifier, honeypot: '', triesCount: 1 });
    const [mail] = await mailed();
    expect(mail).toMatchObject({
      template: 'password-forgotten',
      subject: 'Ihr Link für ein neues Passwort',
      links: [{ rel: 'new-password', url: expect.stringMatching(/^\/myaccount\/newpassword\/\?token=[0-9a-f]{40}$/u) }],
    });
    expect(mail?.text).toContain('Der Link gilt 60 Minuten lang und nur einmal.');
    expect(mail?.text).toContain(mail?.links[0]?.url);
    expect(mail?.html).toContain(`<a href="${mail?.links[0]?.url}">Neues Passwort wählen</a>`);
  });

  it('is in English on the English business shop', async () => {
    const { shop, shopper, identifier, mailed } = await aCustomer('b2b-en', 'b2b-english');
    await shop.passwords.requestLink(shopper, { identifier, honeypot: '', triesCount: 1 });
    expect((await mailed())[0]).toMatchObject({ locale: 'en-DE', subject: 'Your link to a new password' });
  });
});

describe('the mails about another e-mail address', () => {
  it('do not name the new one to the previous mailbox', async () => {
    const { shop, customer, email, password, mailed } = await aCustomer();
    valueOf(await shop.customers.updateEmail(customer, { email: 'umzug@schule.example', password }));
    const [before, after] = await mailed();
    expect([before?.to, after?.to]).toEqual([email, 'umzug@schule.example']);
    expect(`${before?.html}${before?.text}`).not.toContain('umzug@schule.example');
    expect(after?.text).toContain('melden Sie sich jetzt an');
  });
});

describe('the mail about a deleted account', () => {
  it.each([
    ['de', 'existing', '8 Jahre lang aufbewahren (§ 147 AO, § 257 HGB)'],
    ['at', 'existing', '7 Jahre lang aufbewahren (§ 132 BAO, § 212 UGB)'],
    ['ch', 'existing', '10 Jahre lang aufbewahren (Art. 958f OR)'],
    ['en', 'existing', 'keep invoices for 8 years (§ 147 AO, § 257 HGB)'],
  ] as const)('says on %s what the law makes the shop keep', async (storefront, persona, words) => {
    const { shop, customer, password, mailed } = await aCustomer(storefront, persona);
    valueOf(await shop.customers.deleteAccount(customer, password));
    expect((await mailed())[0]).toMatchObject({ template: 'account-deleted', text: expect.stringContaining(words) });
  });
});

describe('a deleted account', () => {
  it('leaves no trace but its orders', async () => {
    const { shop, customer, password, world, email } = await aCustomer();
    const itemId = selectItem(
      world.read(({ goods }) => goods),
      { soldOut: true },
    );
    valueOf(await shop.stockAlerts.watch(customer, { itemId, email }));
    valueOf(await shop.customers.deleteAccount(customer, password));
    const { userId = '' } = customer;
    const rows = world.read(({ state }) =>
      JSON.stringify(
        [state.users, state.logins, state.addressBooks, state.carts, state.sessions, state.stockAlerts].flatMap(
          ({ buckets }) => buckets.flatMap((bucket) => [...bucket]),
        ),
      ),
    );
    expect(rows).not.toContain(`"${userId}"`);
    expect(world.read(({ state }) => state.pastOrders.size)).toBeGreaterThan(0);
  });

  it('leaves its customer number, with which nobody logs in any more', async () => {
    const { shop, shopper, customer, identifier, password, world } = await aCustomer('b2b-en', 'b2b-english');
    valueOf(await shop.customers.deleteAccount(customer, password));
    expect(world.read(({ state }) => lookUp(state.logins, loginKey(identifier, true)))).toBeUndefined();
    expect((await shop.sessions.login(shopper, { identifier, password, stayLogged: false, mergeCart: false })).ok).toBe(
      false,
    );
  });

  it('leaves the carts of others alone, and does not wait for their payments', async () => {
    const { shop, anonymous, customer, password, world, picked } = await aCustomer();
    const other = await openSession({ shop }, anonymous);
    const { id } = valueOf(await updateCart({ shop }, other, addItem(picked(), 1))).cart;
    world.run((tx) =>
      put(tx, 'orders', '400000009', { ...anOrderRecord(), userId: other.userId ?? '', status: 'awaiting-payment' }),
    );
    valueOf(await shop.customers.deleteAccount(customer, password));
    expect(valueOf(await shop.carts.find(other, id)).positions).toHaveLength(1);
  });
});
