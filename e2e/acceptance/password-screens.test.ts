import { tokenIn } from '@shop/fakes/customers/token-in';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { capturedMails } from '@shop/fakes/worlds/mails';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { MARKETS } from '@shop/gateway/testing/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const t = textsOf('de');
const { host } = MARKETS.de;
const NEW = 'Schwamm-und-Tafel';
const TEN_MINUTES_MS = 600_000;

describe.each(WHOLE_SHOPS)('the screens around a password, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const enter = async () => {
    const { browser, world } = await shop.enter(host);
    return { world, pages: withoutScripts(browser, host) };
  };

  it('are there for login, registration, a forgotten and a new password (AUTH-10)', async () => {
    const { pages } = await enter();
    const shown = await Promise.all(
      ['/login/', '/myaccount/register/', '/myaccount/resetpassword/', '/myaccount/newpassword/?token=invented'].map(
        (path) => pages.open(path),
      ),
    );
    expect(shown.map(({ status, headings }) => [status, headings()[0]])).toEqual([
      [200, t('sessions:login.title')],
      [200, t('sessions:register.title')],
      [200, t('customers:forgotten.title')],
      [200, t('customers:newPassword.title')],
    ]);
  });

  it('are the request at /myaccount/resetpassword/, and at /myaccount/newpassword/ the form for the token in its query (ROUTE-15)', async () => {
    const { pages, world } = await enter();
    const request = await pages.open('/myaccount/resetpassword/');
    const sent = await request.press(t('customers:forgotten.submit'), {
      [t('sessions:login.email')]: PERSONAS.existing.identifier,
    });
    expect(sent.headings()[0]).toBe(t('customers:requested.title'));
    const token = tokenIn((await capturedMails(world, { template: 'password-forgotten' })).at(-1)) ?? '';
    const fields = async (value: string) =>
      (await pages.open(`/myaccount/newpassword/?token=${value}`)).main().queryAllByLabelText(/Passwort/u).length;
    expect([(await fields(token)) > 0, await fields('invented')]).toEqual([true, 0]);
  });

  it('say when too many links were tried, and keep the link that works', async () => {
    const { browser, world } = await shop.enter(host);
    const pages = withoutScripts(browser, host);
    await (await pages.open('/myaccount/resetpassword/')).press(t('customers:forgotten.submit'), {
      [t('sessions:login.email')]: PERSONAS.existing.identifier,
    });
    const link = `/myaccount/newpassword/?token=${tokenIn((await capturedMails(world, { template: 'password-forgotten' })).at(-1)) ?? ''}`;
    const form = await pages.open(link);
    for (let at = 0; at < 60; at += 1) await browser.get(`/myaccount/newpassword/?token=invented-${at}`);

    const refused = await browser.get(link);
    expect([
      refused.statusCode,
      refused.headers['retry-after'],
      refused.body.includes(t('messages:shop.error.tooManyTries')),
    ]).toEqual([429, '600', true]);
    const chosen = { [t('customers:password.new')]: NEW, [t('customers:password.repeat')]: NEW };
    const kept = await form.press(t('customers:newPassword.submit'), chosen);
    expect([kept.status, kept.url, kept.text.includes(t('messages:shop.error.tooManyTries'))]).toEqual([
      429,
      link,
      true,
    ]);

    shop.clock.forward(TEN_MINUTES_MS);
    const done = await (await pages.open(link)).press(t('customers:newPassword.submit'), chosen);
    expect([done.status, done.url]).toEqual([200, '/login/']);
  });
});
