import { selectItem } from '@shop/fakes/goods/select-items';
import { PERSONAS } from '@shop/fakes/personas/personas';
import type { World } from '@shop/fakes/worlds/world';
import { capturedMails } from '@shop/fakes/worlds/mails';
import { tokenIn } from '@shop/fakes/customers/token-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { OpenBackend } from '../testing/backends.ts';
import { fillBasket, saveShipping } from '../testing/buy.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const { existing: anna } = PERSONAS;
const MINUTE_MS = 60_000;
const NEW = 'Schwamm-und-Tafel';

const ACCOUNT =
  '{ account { salutation firstName lastName company email phone customerNumber } me { firstName loginState } }';
const REFUSED = '... on FormRefused { fieldErrors { field messageKey } generalKey }';
const CHANGE_DATA = `mutation($input: AccountDataInput!) { changeAccountData(input: $input) { __typename ... on Account { firstName lastName company } ${REFUSED} } }`;
const CHANGE_EMAIL = `mutation($input: ChangeEmailInput!) { changeEmail(input: $input) { __typename ... on Account { email } ${REFUSED} } }`;
const CHANGE_PHONE = `mutation($phone: String!) { changePhone(phone: $phone) { __typename ... on Account { phone } ${REFUSED} } }`;
const DELETE = `mutation($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename ${REFUSED} } }`;
const REQUEST = `mutation($input: PasswordLinkInput!) { requestPasswordLink(input: $input) { __typename ${REFUSED} } }`;
const CHOOSE = `mutation($input: NewPasswordInput!) { chooseNewPassword(input: $input) { __typename ${REFUSED} } }`;

const ask = async (browser: TestBrowser, text: string, variables: object = {}): Promise<unknown> =>
  (await browser.query(text, variables)).json<{ data: unknown }>().data;
const login = async (
  browser: TestBrowser,
  { email = anna.identifier, password = anna.password }: { readonly email?: string; readonly password?: string } = {},
): Promise<boolean> =>
  (await browser.postJson('/api/login-action/', { formData: { email, password }, mergeCart: false })).json<{
    successfull: boolean;
  }>().successfull;
const mailsIn = async (world: World) => (await capturedMails(world, {})).map(({ to, template }) => [template, to]);

describe.each(BACKENDS)('the account of the shop $backend', ({ open }) => {
  let gateway: OpenBackend;
  beforeAll(async () => {
    gateway = await open();
  });
  afterAll(() => gateway.close());

  const aCustomer = async () => {
    const entered = await gateway.enter();
    await login(entered.browser);
    return entered;
  };
  const anotherBrowser = async (world: World): Promise<TestBrowser> => {
    const { browser } = await gateway.enter();
    browser.cookies.set('SHOP_WORLD', world.id);
    return browser.withToken();
  };

  it('shows and changes names, e-mail address and telephone number (ACCT-01)', async () => {
    const { browser, world } = await aCustomer();
    expect(await ask(browser, ACCOUNT)).toMatchObject({
      account: { salutation: 'mrs', firstName: 'Anna', lastName: 'Lehmann', email: anna.identifier },
    });
    const input = { salutation: 'mrs', firstName: 'Anna', lastName: 'Umgezogen', company: '' };
    expect(await ask(browser, CHANGE_DATA, { input })).toMatchObject({
      changeAccountData: { __typename: 'Account', lastName: 'Umgezogen' },
    });
    expect(await ask(browser, CHANGE_PHONE, { phone: '030 99' })).toMatchObject({ changePhone: { phone: '030 99' } });
    expect(
      await ask(browser, CHANGE_EMAIL, { input: { email: 'anna@schule.example', password: anna.password } }),
    ).toMatchObject({ changeEmail: { email: 'anna@schule.example' } });
    expect(await ask(browser, ACCOUNT)).toMatchObject({
      account: { lastName: 'Umgezogen', email: 'anna@schule.example', phone: '030 99' },
    });
    expect(await mailsIn(world)).toEqual([
      ['email-changed', anna.identifier],
      ['email-changed', 'anna@schule.example'],
    ]);
    expect(await login(await anotherBrowser(world), { email: 'anna@schule.example' })).toBe(true);
  });

  it('refuses what is wrong at its field, and changes nothing', async () => {
    const { browser } = await aCustomer();
    const before = await ask(browser, ACCOUNT);
    expect(
      await ask(browser, CHANGE_DATA, { input: { salutation: 'dr', firstName: '', lastName: 'X', company: '' } }),
    ).toMatchObject({ changeAccountData: { fieldErrors: [{ field: 'salutation' }, { field: 'firstName' }] } });
    expect(
      await ask(browser, CHANGE_EMAIL, { input: { email: 'taken@schule.example', password: anna.password } }),
    ).toMatchObject({
      changeEmail: { fieldErrors: [{ field: 'email', messageKey: 'vue.form.error.email.notUnique' }] },
    });
    expect(await ask(browser, CHANGE_PHONE, { phone: 'call me' })).toMatchObject({
      changePhone: { fieldErrors: [{ field: 'phone' }] },
    });
    expect(await ask(browser, ACCOUNT)).toEqual(before);
  });

  it('keeps its e-mail address in a session that was left open: the password is asked for', async () => {
    const { browser, world } = await aCustomer();
    const change = (password: string) => ask(browser, CHANGE_EMAIL, { input: { email: 'mine@now.example', password } });
    expect(await change('')).toMatchObject({
      changeEmail: { fieldErrors: [{ field: 'password', messageKey: 'vue.form.error.requiredField' }] },
    });
    expect(await change('a guess')).toMatchObject({
      changeEmail: { fieldErrors: [{ field: 'password', messageKey: 'shop.form.error.password.wrong' }] },
    });
    expect([await ask(browser, ACCOUNT), await mailsIn(world)]).toMatchObject([
      { account: { email: anna.identifier } },
      [],
    ]);
  });

  it('whose e-mail address has changed is signed out elsewhere, and no link of before chooses its password', async () => {
    const { browser, world } = await aCustomer();
    const elsewhere = await anotherBrowser(world);
    await login(elsewhere);
    await elsewhere.postForm(
      '/forms/password-link',
      { email: anna.identifier },
      { headers: { 'x-forwarded-for': '198.51.100.20' } },
    );
    const token = tokenIn((await capturedMails(world, { template: 'password-forgotten' })).at(-1));
    expect(
      await ask(browser, CHANGE_EMAIL, { input: { email: 'anna@schule.example', password: anna.password } }),
    ).toMatchObject({ changeEmail: { email: 'anna@schule.example' } });
    expect([await ask(browser, ACCOUNT), await ask(elsewhere, '{ account { email } }')]).toMatchObject([
      { account: { email: 'anna@schule.example' } },
      { account: null },
    ]);
    expect(await ask(elsewhere, 'query($token: String!) { passwordLink(token: $token) { state } }', { token })).toEqual(
      { passwordLink: { state: 'used' } },
    );
  });

  it('does not let a guest pass for the owner of an address that they name', async () => {
    const { browser } = await gateway.enter();
    await fillBasket(browser, { pencils: 1, book: 1 });
    expect(await saveShipping(browser)).toMatchObject({ __typename: 'Checkout' });
    expect(await ask(browser, CHANGE_EMAIL, { input: { email: anna.identifier, password: 'guess' } })).toMatchObject({
      changeEmail: { generalKey: 'vue.error.security.valid_token_required' },
    });
    expect([...browser.cookies.keys()]).not.toContain('knownBrowser');
  });

  it('is nobody’s without a session', async () => {
    const { browser } = await gateway.enter();
    expect(await ask(browser, ACCOUNT)).toMatchObject({ account: null });
    expect(await ask(browser, CHANGE_PHONE, { phone: '030 99' })).toMatchObject({
      changePhone: { __typename: 'FormRefused', generalKey: 'vue.error.security.valid_token_required' },
    });
  });

  it('changes the password by /api/change-password, and ends the other sessions (CLIENTOP-06, AUTH-19)', async () => {
    const { browser, world } = await aCustomer();
    const elsewhere = await anotherBrowser(world);
    await login(elsewhere);
    const change = (currentPassword: string) =>
      browser.postJson('/api/change-password/', { formData: { currentPassword, password: NEW, passwordRepeat: NEW } });
    expect((await change('not it')).json()).toEqual({
      successfull: false,
      errorMessage: null,
      fieldErrors: [{ fieldName: 'currentPassword', errorMessage: 'shop.form.error.password.wrong' }],
    });
    const changed = await change(anna.password);
    expect([changed.statusCode, changed.json(), changed.headers['cache-control']]).toEqual([
      200,
      { successfull: true, errorMessage: null, fieldErrors: [] },
      'private, no-store',
    ]);
    expect(await ask(browser, ACCOUNT)).toMatchObject({ me: { loginState: 'customer' } });
    expect(await ask(elsewhere, '{ account { email } }')).toEqual({ account: null });
    expect([
      await login(await anotherBrowser(world)),
      await login(await anotherBrowser(world), { password: NEW }),
    ]).toEqual([false, true]);
    expect(await mailsIn(world)).toEqual([['password-changed', anna.identifier]]);
  });

  it('is deleted with the password and a tick: signed out, confirmed by mail, login refused, address free (ACCT-01)', async () => {
    const { browser, world } = await aCustomer();
    const remove = (password: string, isSure: boolean) => ask(browser, DELETE, { input: { password, isSure } });
    expect(await remove('', false)).toMatchObject({
      deleteAccount: { fieldErrors: [{ field: 'password' }, { field: 'isSure' }] },
    });
    expect(await remove('not it', true)).toMatchObject({
      deleteAccount: { fieldErrors: [{ field: 'password', messageKey: 'shop.form.error.password.wrong' }] },
    });
    expect(await remove(anna.password, true)).toMatchObject({ deleteAccount: { __typename: 'AccountDeleted' } });
    expect(await ask(browser, ACCOUNT)).toMatchObject({ account: null, me: { loginState: 'logged-out' } });
    expect([...browser.cookies.keys()]).not.toContain('knownBrowser');
    expect(await mailsIn(world)).toEqual([['account-deleted', anna.identifier]]);
    expect(await login(await anotherBrowser(world))).toBe(false);
    expect(await ask(browser, '{ isEmailFree(email: "anna.lehmann@pausenhof.example") }')).toEqual({
      isEmailFree: true,
    });
  });

  it('is copied into a file for its owner alone', async () => {
    const { browser, world } = await aCustomer();
    const itemId = selectItem(
      world.read(({ goods }) => goods),
      { soldOut: true },
    );
    await browser.postForm('/forms/stock-alert', { itemId, email: anna.identifier });
    const copy = await browser.postForm('/forms/account-copy', {});
    expect(copy.headers).toMatchObject({
      'content-disposition': 'attachment; filename="customer-data.json"',
      'cache-control': 'private, no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    const body = copy.json<{ addresses: { billing: unknown[]; shipping: unknown[] }; orders: unknown[] }>();
    expect(body).toMatchObject({ customer: { email: anna.identifier, firstName: 'Anna' } });
    expect([body.addresses.billing.length, body.addresses.shipping.length].every((count) => count > 0)).toBe(true);
    expect(body.orders.length).toBeGreaterThan(5);
    expect(body.orders[0]).toMatchObject({ orderId: expect.any(String), shipments: expect.any(Array) });
    expect(copy.json()).toMatchObject({ stockAlerts: [{ itemId }] });
    for (const other of Object.values(PERSONAS).filter(({ identifier }) => identifier !== anna.identifier))
      expect(copy.body).not.toContain(other.account.email);
    const nobody = await (await anotherBrowser(world)).postForm('/forms/account-copy', {});
    expect([nobody.statusCode, nobody.headers.location, nobody.body]).toEqual([303, '/login/', '']);
  });

  const requested = async (browser: TestBrowser, world: World): Promise<string> => {
    await ask(browser, REQUEST, { input: { email: anna.identifier, honeypot: '' } });
    return tokenIn((await capturedMails(world, { template: 'password-forgotten' })).at(-1)) ?? '';
  };
  const linkOf = async (browser: TestBrowser, token: string): Promise<unknown> =>
    ask(browser, 'query($token: String!) { passwordLink(token: $token) { state } }', { token });
  const choose = (browser: TestBrowser, token: string) =>
    ask(browser, CHOOSE, { input: { token, password: NEW, passwordRepeat: NEW } });

  it('gets a new password by the mailed link, once (AUTH-15)', async () => {
    const { browser, world } = await gateway.enter();
    const token = await requested(browser, world);
    expect(await linkOf(browser, token)).toEqual({ passwordLink: { state: 'valid' } });
    expect(await choose(browser, token)).toMatchObject({ chooseNewPassword: { __typename: 'PasswordStepDone' } });
    expect([await login(browser), await login(browser, { password: NEW })]).toEqual([false, true]);
    expect(await linkOf(browser, token)).toEqual({ passwordLink: { state: 'used' } });
    expect(await choose(browser, token)).toMatchObject({
      chooseNewPassword: { generalKey: 'shop.password.link.used' },
    });
    expect(await mailsIn(world)).toEqual([
      ['password-forgotten', anna.identifier],
      ['password-changed', anna.identifier],
    ]);
  });

  it('signs the browser out in which the link is used, so that the new password is typed once', async () => {
    const { browser, world } = await aCustomer();
    const token = await requested(browser, world);
    expect(await choose(browser, token)).toMatchObject({ chooseNewPassword: { __typename: 'PasswordStepDone' } });
    expect(await ask(browser, ACCOUNT)).toMatchObject({ account: null, me: { loginState: 'logged-out' } });
    expect(browser.cookies.has('securityLogout')).toBe(false);
  });

  it('says when a link has expired, was invented, or is of another storefront', async () => {
    const { browser, world } = await gateway.enter();
    const token = await requested(browser, world);
    const austria = (await gateway.enter('at.localhost:8080')).browser;
    austria.cookies.set('SHOP_WORLD', world.id);
    expect([await linkOf(await austria.withToken(), token), await linkOf(browser, 'invented')]).toEqual([
      { passwordLink: { state: 'unknown' } },
      { passwordLink: { state: 'unknown' } },
    ]);
    world.advance({ advanceMs: 60 * MINUTE_MS });
    expect(await linkOf(browser, token)).toEqual({ passwordLink: { state: 'expired' } });
    expect(await choose(browser, token)).toMatchObject({
      chooseNewPassword: { generalKey: 'shop.password.link.expired' },
    });
  });

  it('answers the same whether or not there is an account, and to robots, who get no mail', async () => {
    const { browser, world } = await gateway.enter();
    const reply = async (email: string, honeypot = ''): Promise<string> =>
      (await browser.query(REQUEST, { input: { email, honeypot } })).body;
    const replies = [
      await reply('nobody@schule.example'),
      await reply(anna.identifier, 'https://spam.example'),
      await reply(anna.identifier),
    ];
    expect(new Set(replies).size).toBe(1);
    expect(await mailsIn(world)).toEqual([['password-forgotten', anna.identifier]]);
  });
});
