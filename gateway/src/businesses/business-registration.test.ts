import { refused } from '@shop/domain/shared/result';
import { anAddressForm } from '@shop/domain/testing/an-address';
import { CERTIFICATE_CHECK_MS } from '@shop/fakes/businesses/application-record';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { mailsIn } from '@shop/fakes/testing/read-mails';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { remove } from '@shop/fakes/worlds/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { PDF, photo } from '../uploads/testing/pictures.ts';

const HOST = 'educational.localhost:8080';
const UPLOAD = '/api/uploads/certificate/';
const REGISTER = '/api/register-business-action/';
const FORM = '/forms/uploads/business-registration/';
const EMAIL = 'buero@anger-schule.example';

const BUSINESS = {
  jobTitleCode: 'OFFICE',
  primaryIndustryGroupCode: '85',
  vatRegistrationNo: 'DE811200100',
  numberOfEmployees: 24,
};
const ADDRESS = anAddressForm({ formType: 'companyOrSchool', company: 'Grundschule am Anger' });
const formData = (said: object = {}) => ({
  formData: {
    email: EMAIL,
    password: 'Kreide7',
    passwordRepeat: 'Kreide7',
    billingAddress: ADDRESS,
    business: BUSINESS,
    ...said,
  },
});

const certificate = (bytes: Buffer = PDF, name = 'Bescheinigung.pdf', type = 'application/pdf'): FormData => {
  const form = new FormData();
  form.append('certificate', new File([new Uint8Array(bytes)], name, { type }));
  return form;
};

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const aSchool = (host = HOST): Promise<TestBrowser> => shop.visitor(host).withToken();
const worldOf = (browser: TestBrowser) => shop.fake.testWorlds.get(browser.cookies.get('SHOP_WORLD') ?? '');
const mailsOf = (browser: TestBrowser) =>
  worldOf(browser)
    .read(mailsIn)
    .filter(({ to }) => to === EMAIL);
const templatesOf = (browser: TestBrowser) => mailsOf(browser).map(({ template }) => template);
const register = async (browser: TestBrowser, said: object = {}): Promise<unknown> =>
  (await browser.postJson(REGISTER, formData(said))).json();

describe('a school that registers', () => {
  it.each([
    ['a PDF', async () => certificate(), 'Bescheinigung.pdf'],
    ['a photo', async () => certificate(await photo(), 'Bescheinigung.jpg', 'image/jpeg'), 'Bescheinigung.jpg'],
  ])('sends %s, then the form, and gets its number by mail (AUTH-12)', async (_what, form, name) => {
    const browser = await aSchool();
    expect((await browser.postFiles(UPLOAD, await form())).json()).toEqual({
      successfull: true,
      errorMessage: null,
      name,
    });
    expect(await register(browser)).toMatchObject({ successfull: true, fieldErrors: [], errorMessage: null });
    expect(templatesOf(browser)).toEqual(['certificate-receipt']);
    worldOf(browser).advance({ advanceMs: CERTIFICATE_CHECK_MS });
    expect(templatesOf(browser)).toEqual(['certificate-receipt', 'customer-number']);
    const customerNumber = /: (?<number>\d{6})/u.exec(mailsOf(browser)[1]?.text ?? '')?.groups?.['number'];
    const login = await browser.postJson('/api/login-action/', { formData: { customerNumber, password: 'Kreide7' } });
    expect(login.json()).toMatchObject({ successfull: true });
  });

  it('is not signed in by it, and registers once if it sends the form twice', async () => {
    const browser = await aSchool();
    await browser.postFiles(UPLOAD, certificate());
    await register(browser);
    expect(await register(browser)).toMatchObject({ successfull: true });
    expect(templatesOf(browser)).toEqual(['certificate-receipt']);
    expect([...browser.cookies.keys()]).not.toContain('sessionToken');
  });

  it('reads at each field what is wrong, and can then send the same certificate', async () => {
    const browser = await aSchool();
    await browser.postFiles(UPLOAD, certificate());
    const wrong = {
      password: 'Kreide7',
      passwordRepeat: 'Tafel',
      business: { ...BUSINESS, vatRegistrationNo: 'DE1' },
      billingAddress: { ...ADDRESS, postcode: '1' },
    };
    expect(await register(browser, wrong)).toMatchObject({
      successfull: false,
      fieldErrors: [
        { fieldName: 'billingAddress.postcode', errorMessage: 'shop.form.error.postcode.de' },
        { fieldName: 'business.vatRegistrationNo', errorMessage: 'shop.form.error.vatNumber' },
        { fieldName: 'passwordRepeat', errorMessage: 'shop.form.error.password.repeat' },
      ],
    });
    expect(await register(browser)).toMatchObject({ successfull: true });
  });

  it('needs a certificate of its own session', async () => {
    const browser = await aSchool();
    expect(await register(browser)).toMatchObject({
      successfull: false,
      fieldErrors: [{ fieldName: 'certificate', errorMessage: 'shop.upload.required' }],
    });
  });

  it.each([
    ['whose content is not what it says', certificate(Buffer.from('<html>'), 'Nachweis.pdf'), 'shop.upload.mismatch'],
    ['of a type that is not taken', certificate(PDF, 'Nachweis.docx'), 'shop.upload.type'],
    ['without a byte', certificate(Buffer.of()), 'shop.upload.empty'],
    ['that is not there', new FormData(), 'shop.upload.required'],
  ])('may not send a file %s', async (_what, form, errorMessage) => {
    const browser = await aSchool();
    expect((await browser.postFiles(UPLOAD, form)).json()).toEqual({ successfull: false, errorMessage, name: null });
    expect(await register(browser)).toMatchObject({ successfull: false, fieldErrors: [{ fieldName: 'certificate' }] });
  });
});

describe('the upload of a certificate', () => {
  it('is taken from the shop’s own pages only, with the token', async () => {
    const statusOf = async (browser: TestBrowser, headers: Readonly<Record<string, string>> = {}) =>
      (await browser.postFiles(UPLOAD, certificate(), { headers })).statusCode;
    expect(await statusOf(await aSchool(), { origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf(shop.visitor(HOST))).toBe(401);
    expect((await (await aSchool()).postJson(UPLOAD, {})).statusCode).toBe(415);
  });

  it('is found on the business shop only, like the registration', async () => {
    const consumer = await aSchool('localhost:8080');
    const statuses = [
      await consumer.postFiles(UPLOAD, certificate()),
      await consumer.postJson(REGISTER, formData()),
      await consumer.postFiles(FORM, certificate()),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 404, 404]);
  });

  it('is the only way to an account on the business shop', async () => {
    const browser = await aSchool();
    const person = {
      email: EMAIL,
      password: 'Kreide7',
      passwordRepeat: 'Kreide7',
      salutation: 'mrs',
      firstName: 'Frieda',
      lastName: 'Frisch',
    };
    expect((await browser.postJson('/api/register-action/', { formData: person })).json()).toMatchObject({
      successfull: false,
      errorMessage: 'shop.register.needsCertificate',
    });
  });
});

describe('without scripts', () => {
  const FIELDS = {
    'billingAddress.company': 'Grundschule am Anger',
    'billingAddress.salutation': 'mrs',
    'billingAddress.firstname': 'Frieda',
    'billingAddress.lastname': 'Frisch',
    'billingAddress.streetAndNumber': 'Am Anger 1',
    'billingAddress.postcode': '10115',
    'billingAddress.city': 'Berlin',
    'billingAddress.country': 'DE',
    'business.jobTitleCode': 'OFFICE',
    'business.primaryIndustryGroupCode': '85',
    'business.numberOfEmployees': '24',
    email: EMAIL,
    password: 'Kreide7',
    passwordRepeat: 'Kreide7',
  };
  const sent = async (browser: TestBrowser, said: object, files = certificate()) => {
    for (const [name, value] of Object.entries({ ...FIELDS, ...said })) files.append(name, String(value));
    const reply = await browser.postFiles(FORM, files);
    return {
      to: [reply.statusCode, reply.headers.location],
      page: (await browser.get(reply.headers.location ?? '/')).body,
    };
  };

  it('form and certificate arrive together', async () => {
    const browser = shop.visitor(HOST);
    expect((await sent(browser, {})).to).toEqual([303, '/myaccount/register/?step=received']);
    expect(templatesOf(browser)).toEqual(['certificate-receipt']);
  });

  it('a refused form comes back with what was typed, and the certificate need not be chosen again', async () => {
    const browser = shop.visitor(HOST);
    const { to, page } = await sent(browser, { 'billingAddress.city': '' });
    expect(to).toEqual([303, '/myaccount/register/']);
    expect(page).toContain('{"field":"billingAddress.city","message":"vue.form.error.requiredField"}');
    expect(page).toContain('"billingAddress.company":"Grundschule am Anger"');
    expect(page).toContain('Bescheinigung.pdf');
    expect(page).not.toContain('Kreide7');
    expect((await sent(browser, {}, new FormData())).to).toEqual([303, '/myaccount/register/?step=received']);
  });

  it('a form without a certificate asks for one at its field, and keeps the rest', async () => {
    const forged = JSON.stringify([{ key: 'certificate', id: 'certificate', name: 'Erfunden.pdf' }]);
    const { to, page } = await sent(shop.visitor(HOST), { certificate: forged }, new FormData());
    expect(to).toEqual([303, '/myaccount/register/']);
    expect(page).toContain('"fieldErrors":[{"field":"certificate","message":"shop.upload.required"}]');
    expect(page).toContain('"formEcho":{"form":"register-business",');
    expect(page).toContain('"billingAddress.company":"Grundschule am Anger"');
    expect(page).not.toContain('Erfunden.pdf');
  });

  it('a certificate that the shop does not take is refused at its field', async () => {
    const strict = await BACKENDS[0].open({
      replacePorts: (honest) => ({
        ...honest,
        businesses: {
          ...honest.businesses,
          uploadCertificate: async () => refused({ because: 'file-refused', message: 'shop.upload.mismatch' }),
        },
      }),
    });
    const { browser } = await strict.enter(HOST);
    const { to, page } = await sent(browser, {});
    expect(to).toEqual([303, '/myaccount/register/']);
    expect(page).toContain('"fieldErrors":[{"field":"certificate","message":"shop.upload.mismatch"}]');
    await strict.close();
  });

  it('an institution without a house number confirms that once', async () => {
    const browser = shop.visitor(HOST);
    const refused = await sent(browser, { 'billingAddress.streetAndNumber': 'Am Markt (Rathaus)' });
    expect(refused.page).toContain(
      '"fieldErrors":[{"field":"billingAddress.streetAndNumber","message":"shop.form.error.streetNumber"}]',
    );
    expect(
      (
        await sent(
          browser,
          { 'billingAddress.streetAndNumber': 'Am Markt (Rathaus)', 'billingAddress.hasNoHouseNumber': 'true' },
          new FormData(),
        )
      ).to,
    ).toEqual([303, '/myaccount/register/?step=received']);
  });

  it('a wrong file is refused at its field, and nothing typed is lost', async () => {
    const { to, page } = await sent(shop.visitor(HOST), {}, certificate(PDF, 'foto.jpg', 'image/jpeg'));
    expect(to).toEqual([303, '/myaccount/register/']);
    expect(page).toContain('{"field":"certificate","message":"shop.upload.mismatch"}');
    expect(page).toContain(EMAIL);
  });
});

describe.each(BACKENDS)('over the shop $backend', ({ open }) => {
  it('a form comes back with what was typed to somebody whom the shop has signed out meanwhile', async () => {
    const gateway = await open();
    const { browser, world } = await gateway.enter(HOST);
    const { identifier: customerNumber, password } = PERSONAS['b2b-german'];
    const login = await browser.postJson('/api/login-action/', { formData: { customerNumber, password } });
    expect(login.json()).toMatchObject({ successfull: true });
    world.run((tx) => entriesOf(tx.state.sessions).forEach(([token]) => remove(tx, 'sessions', token)));
    const form = certificate();
    form.append('billingAddress.company', 'Grundschule am Anger');
    const reply = await browser.postFiles(FORM, form);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/myaccount/register/']);
    expect(browser.cookies.get('serverToast')).toContain('shop.error.securityLogout');
    expect((await browser.get('/myaccount/register/')).body).toContain(
      '"billingAddress.company":"Grundschule am Anger"',
    );
    await gateway.close();
  });

  it('the lists of jobs and industries are in the storefront’s language (ACCT-07)', async () => {
    const gateway = await open();
    const { browser } = await gateway.enter();
    const { jobTitles, industries } = (
      await browser.query('{ businessLists { jobTitles { code name } industries { code name } } }')
    ).json<{ data: { businessLists: Record<string, unknown> } }>().data.businessLists;
    expect([jobTitles, industries]).toEqual([
      expect.arrayContaining([{ code: 'HEAD', name: 'Leitung' }]),
      expect.arrayContaining([{ code: '85', name: 'Schulen und Hochschulen' }]),
    ]);
    await gateway.close();
  });

  it('the page about the customer number is found on the business shop, by anybody, and on no other (ACCT-06, ROUTE-09)', async () => {
    const gateway = await open();
    const { browser: consumer } = await gateway.enter();
    const { browser: school } = await gateway.enter(HOST);
    const pageOf = async (browser: TestBrowser) =>
      (await browser.runDocument('page', { path: '/myaccount/customernumber/' })).json<{ data: { page: unknown } }>()
        .data.page;
    expect([await pageOf(school), await pageOf(consumer)]).toMatchObject([
      { __typename: 'ContentPage', title: 'Kundennummer finden' },
      { __typename: 'PageNotFound' },
    ]);
    const statuses = [
      await school.get('/myaccount/customernumber/'),
      await consumer.get('/myaccount/customernumber/'),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 404]);
    await gateway.close();
  });
});
