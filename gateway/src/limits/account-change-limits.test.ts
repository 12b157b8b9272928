import { PERSONAS } from '@shop/fakes/personas/personas';
import { capturedMails } from '@shop/fakes/worlds/mails';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { testClock } from '../testing/test-clock.ts';

const { existing: anna, prime: paul } = PERSONAS;
const OTHER_MAILBOX = 'andere@schule.example';
const NEW = 'Schwamm-und-Tafel';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const clock = testClock();
let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ clock });
});
afterAll(() => shop.close());

const signedIn = async (): Promise<TestBrowser> => {
  const browser = shop.visitor();
  await browser.postForm('/forms/login', { email: anna.identifier, password: anna.password });
  return browser.withToken();
};

const refusalOf = (reply: { readonly json: () => unknown }, mutation: string): unknown => {
  const { data } = reply.json() as {
    readonly data: Readonly<
      Record<
        string,
        { readonly generalKey?: string | null; readonly fieldErrors?: readonly { readonly messageKey: string }[] }
      >
    >;
  };
  return data[mutation]?.generalKey ?? data[mutation]?.fieldErrors?.[0]?.messageKey;
};

const changeEmail = async (browser: TestBrowser, email: string, password: string = anna.password): Promise<unknown> =>
  refusalOf(
    await browser.query(
      'mutation($input: ChangeEmailInput!) { changeEmail(input: $input) { __typename ... on FormRefused { generalKey fieldErrors { messageKey } } } }',
      { input: { email, password } },
    ),
    'changeEmail',
  );

const mailsTo = async (browser: TestBrowser, address: string): Promise<number> => {
  const world = shop.fake.testWorlds.get(browser.cookies.get('SHOP_WORLD') ?? '');
  return (await capturedMails(world, {})).filter(({ to }) => to === address).length;
};

describe('the e-mail address of an account', () => {
  it('is moved to one address five times a day: its owner gets ten mails at most', async () => {
    const browser = await signedIn();
    const outcomes: unknown[] = [];
    for (let times = 0; times < 6; times += 1) {
      outcomes.push(await changeEmail(browser, times % 2 === 0 ? OTHER_MAILBOX : ' Andere@Schule.example '));
      await changeEmail(browser, `anna-${times}@schule.example`);
    }
    expect(outcomes).toEqual([...Array.from({ length: 5 }, () => undefined), 'shop.error.tooManyTries']);
    expect(await mailsTo(browser, OTHER_MAILBOX)).toBeLessThanOrEqual(10);
    clock.forward(DAY_MS);
    expect(await changeEmail(await signedIn(), OTHER_MAILBOX)).toBeUndefined();
  });

  it('is not used up for an address by tries that were refused', async () => {
    const browser = await signedIn();
    for (let times = 0; times < 6; times += 1) await changeEmail(browser, OTHER_MAILBOX, 'not it');
    expect(await changeEmail(browser, OTHER_MAILBOX)).toBeUndefined();
  });

  it('tells of thirty addresses in ten minutes whether they are taken', async () => {
    const browser = await signedIn();
    const outcomes: unknown[] = [];
    for (let times = 0; times < 31; times += 1) outcomes.push(await changeEmail(browser, paul.identifier));
    expect(outcomes).toEqual([
      ...Array.from({ length: 30 }, () => 'vue.form.error.email.notUnique'),
      'shop.error.tooManyTries',
    ]);
    clock.forward(10 * MINUTE_MS);
    expect(await changeEmail(browser, paul.identifier)).toBe('vue.form.error.email.notUnique');
  });
});

it('the password of an account is changed thirty times in ten minutes, since each sends a mail', async () => {
  const browser = await signedIn();
  for (let times = 0; times < 31; times += 1) {
    const [currentPassword, password] = times % 2 === 0 ? [anna.password, NEW] : [NEW, anna.password];
    await browser.postForm('/forms/change-password', { currentPassword, password, passwordRepeat: password });
  }
  expect(await mailsTo(browser, anna.identifier)).toBe(30);
  expect((await browser.get('/myaccount/password/')).body).toContain('shop.error.tooManyTries');
});
