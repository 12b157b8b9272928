import { PERSONAS } from '@shop/fakes/personas/personas';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { beginScenario } from './testing/begin-scenario.ts';
import { mailsOf } from './testing/orders-and-mails.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import type { PlainPage } from './testing/without-scripts.ts';

const t = textsOf('de');
const { existing: anna } = PERSONAS;
const DAY_MS = 24 * 60 * 60_000;
const NEW_PASSWORD = 'Schwamm-und-Tafel';

const [LOGIN, EMAIL, PASSWORD] = [t('sessions:login.title'), t('sessions:login.email'), t('sessions:login.password')];

const reviewsOn = (page: PlainPage): HTMLElement =>
  page.main().getByRole('region', { name: t('reviews:title'), hidden: true });

describe.each(WHOLE_SHOPS)('without scripts, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('a customer changes the telephone number, and sees an error beside it', async () => {
    const { landing } = await beginScenario(shop, 'account');
    const [label, save] = [t('customers:contact.phone'), t('customers:contact.phone.save')];
    const wrong = await landing.form(label).press(save, { [label]: 'call me' });
    expect(wrong.errors()).toEqual([t('shop.form.error.phone')]);
    expect(wrong.form(label).valueOf(label)).toBe('call me');
    const saved = await wrong.form(label).press(save, { [label]: '030 4711' });
    expect(saved.text).toContain(t('shop.account.saved'));
    expect(saved.form(label).valueOf(label)).toBe('030 4711');
  });

  it('a customer adds an address after an error, deletes one and restores it (ACCT-02, ACCT-04)', async () => {
    const { landing } = await beginScenario(shop, 'returning-with-basket');
    const book = await landing.open('/myaccount/addresses/shipping/');
    const addressesOn = (page: PlainPage) => page.items(t('address-book:title.shipping'));
    expect(addressesOn(book)).toHaveLength(2);
    const [add, save] = [t('address-book:add.shipping'), t('address-book:save.shipping')];
    const [street, postcode] = [t('addresses:street'), t('addresses:postcode')];
    const entry = await book.follow(add);
    const wrong = await entry.form(add).press(save, {
      [t('addresses:salutation')]: 'mrs',
      [t('addresses:firstname')]: 'Gerda',
      [t('addresses:lastname')]: 'Gast',
      [street]: 'Lindenallee 8',
      [postcode]: '1',
      [t('addresses:city')]: 'Berlin',
    });
    expect(wrong.errors()).toEqual([t('shop.form.error.postcode.de')]);
    expect(wrong.form(add).valueOf(street)).toBe('Lindenallee 8');
    const added = await wrong.form(add).press(save, { [postcode]: '10115' });
    expect(addressesOn(added)).toHaveLength(3);
    const removed = await added.press(new RegExp(`${t('address-book:remove')}.*Oskar`, 'u'));
    expect(removed.text).toMatch(t.like('address-book:removed'));
    expect(addressesOn(removed).filter((address) => address.includes('Oskar'))).toEqual([]);
    const restored = await removed.press(t('address-book:restore'));
    expect(addressesOn(restored).filter((address) => address.includes('Oskar'))).toHaveLength(1);
    expect(restored.text).not.toMatch(t.like('address-book:removed'));
  });

  it('a customer saves a place without a house number after saying so once', async () => {
    const { landing } = await beginScenario(shop, 'returning-with-basket');
    const [add, save] = [t('address-book:add.shipping'), t('address-book:save.shipping')];
    const question = t('addresses:hasNoHouseNumber');
    const entry = await (await landing.open('/myaccount/addresses/shipping/')).follow(add);
    expect(entry.text).not.toContain(question);
    const asked = await entry.form(add).press(save, {
      [t('addresses:salutation')]: 'mrs',
      [t('addresses:firstname')]: 'Gerda',
      [t('addresses:lastname')]: 'Gast',
      [t('addresses:street')]: 'Am Markt (Rathaus)',
      [t('addresses:postcode')]: '18565',
      [t('addresses:city')]: 'Vitte',
    });
    expect([asked.errors(), asked.form(add).valueOf(t('addresses:street'))]).toEqual([
      [t('shop.form.error.streetNumber')],
      'Am Markt (Rathaus)',
    ]);
    const saved = await asked.form(add).press(save, { [question]: 'true' });
    expect(
      saved.items(t('address-book:title.shipping')).filter((address) => address.includes('Am Markt (Rathaus)')),
    ).toHaveLength(1);
  });

  it('a Swiss customer reads that the shop does not deliver to packstations', async () => {
    const swiss = textsOf('ch');
    const { landing } = await beginScenario(shop, 'swiss-customer');
    const page = await landing.open('/myaccount/addresses/packing-station/');
    expect(page.text).toContain(swiss('address-book:stations.none'));
    expect(page.main().queryByRole('link', { name: swiss('address-book:add.packstation'), hidden: true })).toBeNull();
  });

  it('a visitor chooses a new password by the mailed link, and signs in with it; an address without an account gets the same page and no mail', async () => {
    const { landing, ...visitor } = await beginScenario(shop, 'empty');
    const request = await (await landing.follow(t('shell:header.login'))).follow(t('sessions:login.forgotten'));
    expect(request.url).toBe('/myaccount/resetpassword/');
    const requestFor = async (address: string): Promise<string> =>
      (
        await request
          .form(t('customers:forgotten.title'))
          .press(t('customers:forgotten.submit'), { [t('customers:contact.email')]: address })
      ).text;
    const sent = await requestFor('nobody@schule.example');
    expect(sent).toContain(t('customers:requested.title'));
    expect(mailsOf(visitor)).toEqual([]);
    expect(await requestFor(anna.identifier)).toBe(sent);

    const link = mailsOf(visitor)[0]?.links[0]?.url ?? '/no-link-was-mailed/';
    const choice = await landing.open(link);
    const chosen = await choice.form(t('customers:newPassword.title')).press(t('customers:newPassword.submit'), {
      [t('customers:password.new')]: NEW_PASSWORD,
      [t('customers:password.repeat')]: NEW_PASSWORD,
    });
    expect(chosen.text).toContain(t('shop.password.chosen'));
    const account = await chosen
      .form(LOGIN)
      .press(t('sessions:login.submit'), { [EMAIL]: anna.identifier, [PASSWORD]: NEW_PASSWORD });
    expect(account.text).toContain(t('customers:contact.about'));
    expect(mailsOf(visitor).map(({ template }) => template)).toEqual(['password-forgotten', 'password-changed']);
    expect((await account.open(link)).text).toContain(t('customers:newPassword.used'));
  });

  it('a customer signs in from the header after a wrong password, which is not shown again', async () => {
    const { landing } = await beginScenario(shop, 'empty');
    const login = await landing.follow(t('shell:header.login'));
    const failed = await login
      .form(LOGIN)
      .press(t('sessions:login.submit'), { [EMAIL]: anna.identifier, [PASSWORD]: 'falsch' });
    expect(failed.text).toContain(t('shop.login.failed'));
    expect([failed.form(LOGIN).valueOf(EMAIL), failed.form(LOGIN).valueOf(PASSWORD)]).toEqual([anna.identifier, '']);
    const account = await failed.form(LOGIN).press(t('sessions:login.submit'), { [PASSWORD]: anna.password });
    expect((await account.open('/')).links(t('shell:header.login'))).toEqual([]);
  });

  it('a visitor joins the waiting list of Prime after a mistake (PRIME-02)', async () => {
    const { landing, ...visitor } = await beginScenario(shop, 'prime-waiting-list');
    const [list, email, join] = [t('prime:waiting.title'), t('prime:waiting.email'), t('prime:waiting.submit')];
    const wrong = await landing.form(list).press(join, { [email]: 'wartet' });
    expect(wrong.errors()).toHaveLength(1);
    expect(wrong.form(list).valueOf(email)).toBe('wartet');
    const joined = await wrong.form(list).press(join, { [email]: 'wartet@schule.example' });
    expect(joined.text).toContain(t('prime:shop.prime.waiting'));
    expect(mailsOf(visitor).map(({ to, template }) => [to, template])).toEqual([
      ['wartet@schule.example', 'prime-waiting-list'],
    ]);
  });

  it('a member reads their membership, and a former one that it can begin again', async () => {
    const { landing: member } = await beginScenario(shop, 'prime-member');
    expect(member.text).toContain(t('prime:member.status.ACTIVE'));
    expect(member.text).not.toContain(t('prime:plan.choose', { count: 12 }));
    const { landing: former } = await beginScenario(shop, 'prime-ended');
    expect(former.text).toContain(t('prime:plan.choose', { count: 12 }));
  });

  it('a visitor reads the next page of reviews, and a rating alone (REVIEW-01)', async () => {
    const { landing } = await beginScenario(shop, 'reviews');
    const entriesOn = (page: PlainPage) =>
      [...reviewsOn(page).querySelectorAll('article')].map(({ textContent }) => textContent);
    const [first] = entriesOn(landing);
    const next = await landing.follow(t('reviews:more'));
    expect(next.url).toMatch(/reviews=2/u);
    expect(entriesOn(next)).toHaveLength(5);
    expect(entriesOn(next)).not.toContain(first);
    const rated = await next.open([...reviewsOn(next).querySelectorAll('ul a')][1]?.getAttribute('href') ?? '');
    expect(
      [...reviewsOn(rated).querySelectorAll('article [role="img"]')].map((stars) => stars.getAttribute('aria-label')),
    ).toEqual(Array.from({ length: 5 }, () => '5 Sterne'));
  });

  it('a customer writes a review after a mistake without typing it again; it is checked first (REVIEW-04)', async () => {
    const { landing, world } = await beginScenario(shop, 'review-form');
    const message = 'Seit dem Sommer in meiner Klasse im Einsatz.';
    const [form, send] = [t('reviews:form.title'), t('reviews:form.send')];
    const wrong = await landing.form(form).press(send, {
      [t('reviews:form.heading')]: 'Bewährt',
      [t('reviews:form.message')]: message,
      [t('reviews:form.nickname')]: 'Anna',
    });
    expect(wrong.errors()).toHaveLength(1);
    expect(wrong.form(form).valueOf(t('reviews:form.message'))).toBe(message);
    const product = await wrong.form(form).press(send, { [t('reviews:form.rating.5')]: '' });
    expect(product.url).toMatch(/^\/prod\//u);
    const isListedOn = (page: PlainPage) => reviewsOn(page).textContent?.includes(message);
    expect(isListedOn(product)).toBe(false);
    world.advance({ advanceMs: 4 * DAY_MS });
    expect(isListedOn(await product.open(product.url))).toBe(true);
  });
});
