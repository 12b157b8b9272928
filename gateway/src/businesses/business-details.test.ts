import { PERSONAS } from '@shop/fakes/personas/personas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { OpenBackend } from '../testing/backends.ts';
import { resultOf } from '../testing/buy.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const BUSINESS_HOST = 'educational.localhost:8080';
const FIELDS = '{ jobTitleCode primaryIndustryGroupCode vatRegistrationNo numberOfEmployees }';
const CHANGE = `mutation Change($input: BusinessDetailsInput!) { result: changeBusinessDetails(input: $input) { __typename ... on BusinessDetailsChanged { business ${FIELDS} } ... on FormRefused { generalKey fieldErrors { field messageKey } } } }`;
const HEAD = {
  jobTitleCode: 'HEAD',
  primaryIndustryGroupCode: '84',
  vatRegistrationNo: 'DE811200300',
  numberOfEmployees: 31,
};

const detailsOf = (browser: TestBrowser): Promise<unknown> =>
  resultOf(browser, `{ result: businessDetails ${FIELDS} }`);
const change = (browser: TestBrowser, input: object): Promise<unknown> => resultOf(browser, CHANGE, { input });

describe.each(BACKENDS)('the details of a business, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const school = async (): Promise<TestBrowser> => {
    const { browser } = await shop.enter(BUSINESS_HOST);
    const { identifier, password } = PERSONAS['b2b-german'];
    await browser.postJson('/api/login-action/', {
      formData: { customerNumber: identifier, password },
      mergeCart: true,
    });
    return browser;
  };

  it('are changed by a signed-in customer (ACCT-07)', async () => {
    const browser = await school();
    expect(await detailsOf(browser)).toEqual({
      jobTitleCode: 'OFFICE',
      primaryIndustryGroupCode: '85',
      vatRegistrationNo: 'DE811200100',
      numberOfEmployees: 24,
    });
    expect(await change(browser, HEAD)).toEqual({ __typename: 'BusinessDetailsChanged', business: HEAD });
    expect(await detailsOf(browser)).toEqual(HEAD);
  });

  it('are changed by a form without scripts, which keeps what was typed if it is wrong', async () => {
    const browser = await school();
    const typed = {
      jobTitleCode: 'HEAD',
      primaryIndustryGroupCode: '84',
      vatRegistrationNo: 'DE 12',
      numberOfEmployees: 'viele',
    };
    const refused = await browser.postForm('/forms/business-details', typed);
    expect([refused.statusCode, refused.headers.location]).toEqual([303, '/myaccount/contact-details/']);
    const page = await browser.get('/myaccount/contact-details/');
    expect(page.body).toContain('"formEcho":{"form":"business-details",');
    for (const shown of ['DE 12', 'viele', 'shop.form.error.vatNumber', 'shop.form.error.employees'])
      expect(page.body).toContain(shown);
    await browser.postForm('/forms/business-details', {
      ...typed,
      vatRegistrationNo: 'de 811 200 300',
      numberOfEmployees: '31',
    });
    expect(await detailsOf(browser)).toEqual(HEAD);
  });

  it('are asked for where nothing was chosen, or not even posted', async () => {
    const browser = await school();
    await browser.postForm('/forms/business-details', {});
    const { body } = await browser.get('/myaccount/contact-details/');
    const values = { jobTitleCode: '', primaryIndustryGroupCode: '', vatRegistrationNo: '', numberOfEmployees: '' };
    expect(body).toContain(`"formEcho":{"form":"business-details","values":${JSON.stringify(values)}`);
    for (const field of ['jobTitleCode', 'primaryIndustryGroupCode']) expect(body).toContain(`{"field":"${field}",`);
  });

  it('are refused at the fields that are wrong', async () => {
    expect(await change(await school(), { jobTitleCode: 'CAPTAIN', primaryIndustryGroupCode: '85' })).toEqual({
      __typename: 'FormRefused',
      generalKey: null,
      fieldErrors: [{ field: 'jobTitleCode', messageKey: 'shop.form.error.choice' }],
    });
  });

  it('are nothing to anybody else, and cannot be changed by them', async () => {
    const { browser } = await shop.enter(BUSINESS_HOST);
    expect(await detailsOf(browser)).toBeNull();
    expect(await change(browser, HEAD)).toMatchObject({
      __typename: 'FormRefused',
      generalKey: 'vue.error.security.valid_token_required',
    });
  });
});
