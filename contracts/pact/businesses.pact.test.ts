import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { aBusinessRegistration, aCertificate } from '@shop/domain/testing/a-business';
import {
  getCurrentUploadSignature,
  getIndustries,
  getJobTitles,
  registerCustomer,
  updateBusinessDetails,
  uploadB2bCertificate,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData } from './reply/replies.ts';
import { ADDRESS } from './request/addresses.ts';
import { call, single, upload } from './request/requests.ts';
import { anonymous, signedIn, visitor } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const CART = { 'a cart exists': { positions: 1 } } as const;
const applicant = { ...visitor, storefront: STOREFRONTS['b2b-de'] };
const browsing = { ...anonymous, storefront: STOREFRONTS['b2b-de'] };
const SIGNATURE = 'signature-1';
const CERTIFICATE = aCertificate();
const FILE = { variable: 'file', name: CERTIFICATE.name, type: 'application/pdf', bytes: CERTIFICATE.bytes };

it('reads the list of jobs (UPQ-20)', async () => {
  const jobs = await recordInteractions(
    [
      {
        description: 'a visitor chooses a job',
        given: {},
        request: single(browsing, call(getJobTitles, {})),
        reply: returnsData(getJobTitles, { getJobTitles: 'there' }),
      },
    ],
    ({ shop }) => shop.businesses.jobTitles(browsing),
  );
  expect(jobs).toEqual([{ code: 'id-1', name: 'Text' }]);
});

it('reads the list of industries (UPQ-20)', async () => {
  const industries = await recordInteractions(
    [
      {
        description: 'a visitor chooses an industry',
        given: {},
        request: single(browsing, call(getIndustries, {})),
        reply: returnsData(getIndustries, { getIndustries: 'there' }),
      },
    ],
    ({ shop }) => shop.businesses.industries(browsing),
  );
  expect(industries).toEqual([{ code: 'id-1', name: 'Text' }]);
});

it('receives the signature for an upload (UPQ-21)', async () => {
  const signature = await recordInteractions(
    [
      {
        description: 'a visitor wants to upload a file',
        given: CART,
        request: single(applicant, call(getCurrentUploadSignature, {})),
        reply: returnsData(getCurrentUploadSignature),
      },
    ],
    ({ shop }) => shop.businesses.uploadSignature(applicant),
  );
  expect(signature).toBe('Text');
});

it('uploads a certificate under its signature (UPM-06)', async () => {
  const uploaded = await recordInteractions(
    [
      {
        description: 'a visitor uploads a certificate',
        given: { ...CART, 'an upload signature was issued': { signature: SIGNATURE } },
        request: upload(applicant, uploadB2bCertificate, { signature: SIGNATURE }, FILE),
        reply: returnsData(uploadB2bCertificate),
      },
    ],
    ({ shop }) => shop.businesses.uploadCertificate(applicant, CERTIFICATE, SIGNATURE),
  );
  expect(uploaded).toEqual({ ok: true, value: undefined });
});

it('learns that a signature is not valid (UPQ-21)', async () => {
  const uploaded = await recordInteractions(
    [
      {
        description: 'a visitor uploads a certificate under a signature of somebody else',
        given: { ...CART, 'an upload signature was issued': { signature: 'signature-2' } },
        request: upload(applicant, uploadB2bCertificate, { signature: SIGNATURE }, FILE),
        reply: returnsData(uploadB2bCertificate, {
          'uploadB2bCertificate.successful': { exactly: false },
          'uploadB2bCertificate.refusal': 'there',
          'uploadB2bCertificate.refusal.code': { exactly: 'SIGNATURE_REFUSED' },
        }),
      },
    ],
    ({ shop }) => shop.businesses.uploadCertificate(applicant, CERTIFICATE, SIGNATURE),
  );
  expect(uploaded).toEqual({ ok: false, refusal: { because: 'signature-refused' } });
});

const REGISTRATION = aBusinessRegistration();
const { salutation, firstname: firstName, lastname: lastName, company } = REGISTRATION.billingAddress;
const CUSTOMER = {
  email: REGISTRATION.email,
  password: REGISTRATION.password,
  salutation,
  firstName,
  lastName,
  company,
  billingAddress: { ...ADDRESS, formType: 'companyOrSchool', salutation, firstName, lastName, company },
  business: REGISTRATION.business,
} as const;

it('registers a business, which signs nobody in (AUTH-12)', async () => {
  const registered = await recordInteractions(
    [
      {
        description: 'a visitor registers a business',
        given: { ...CART, 'a certificate was uploaded': {} },
        request: single(applicant, call(registerCustomer, { customer: CUSTOMER })),
        reply: returnsData(registerCustomer, { 'registerCustomer.token': { exactly: null } }),
      },
    ],
    ({ shop }) => shop.businesses.register(applicant, REGISTRATION),
  );
  expect(registered).toEqual({ ok: true, value: undefined });
});

it('learns that the certificate is missing (AUTH-12)', async () => {
  const registered = await recordInteractions(
    [
      {
        description: 'a visitor registers a business without a certificate',
        given: CART,
        request: single(applicant, call(registerCustomer, { customer: CUSTOMER })),
        reply: returnsData(registerCustomer, {
          'registerCustomer.successfull': { exactly: false },
          'registerCustomer.token': { exactly: null },
          'registerCustomer.fieldErrors': 'there',
          'registerCustomer.fieldErrors.fieldName': { exactly: 'certificate' },
          'registerCustomer.fieldErrors.errorMessage': { exactly: 'shop.upload.required' },
        }),
      },
    ],
    ({ shop }) => shop.businesses.register(applicant, REGISTRATION),
  );
  expect(registered).toMatchObject({
    ok: false,
    refusal: { fieldErrors: [{ field: 'certificate', message: 'shop.upload.required' }] },
  });
});

it('changes what a business says about itself', async () => {
  const customer = { ...signedIn, storefront: STOREFRONTS['b2b-de'] };
  const business = {
    jobTitleCode: 'HEAD',
    primaryIndustryGroupCode: '85',
    VATRegistrationNo: 'DE811200300',
    numberOfEmployees: 31,
  };
  const changed = await recordInteractions(
    [
      {
        description: 'a business customer changes the details of the institution',
        given: { 'a registered customer': { kind: 'b2b' } },
        request: single(customer, call(updateBusinessDetails, { business })),
        reply: returnsData(updateBusinessDetails),
      },
    ],
    ({ shop }) =>
      shop.businesses.changeDetails(customer, {
        jobTitleCode: 'HEAD',
        primaryIndustryGroupCode: '85',
        vatRegistrationNo: 'DE811200300',
        numberOfEmployees: 31,
      }),
  );
  expect(changed).toEqual({ ok: true, value: undefined });
});
