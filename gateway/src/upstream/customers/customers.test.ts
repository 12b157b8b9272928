import { describe, expect, it } from 'vitest';
import type { CustomerFieldsFragment } from '../generated/operation-types.ts';
import { noting, outsideSchema } from '../testing/noting.ts';
import { readCustomer, readCustomerReply } from './read-customer.ts';

const aReply = (said: Partial<CustomerFieldsFragment> = {}): CustomerFieldsFragment => ({
  userId: 'lena',
  isExistingCustomer: true,
  isNewCustomer: false,
  isGuest: false,
  isInternal: false,
  categoryType: null,
  notification: null,
  email: null,
  salutation: null,
  firstName: null,
  lastName: null,
  phone: null,
  company: null,
  customerNumber: null,
  termsOfPayment: null,
  primeInfo: { status: 'NONE', abo: null, startDate: null, endDate: null },
  ...said,
});

describe('a customer of the upstream', () => {
  it('omits empty fields', () => {
    expect(readCustomer(aReply())).toStrictEqual({
      userId: 'lena',
      isExistingCustomer: true,
      isNewCustomer: false,
      isGuest: false,
      isInternal: false,
      primeInfo: { status: 'NONE' },
    });
  });

  it('has all non-empty fields', () => {
    const filled = {
      email: 'lena@schule.example',
      salutation: 'mrs',
      firstName: 'Lena',
      lastName: 'Krüger',
      phone: '030 4711',
      company: 'Grundschule am Lindenhof',
      customerNumber: '200100',
      termsOfPayment: 30,
      categoryType: 'school',
      notification: 'mail',
      primeInfo: { status: 'ACTIVE', abo: 'yearly', startDate: '2026-01-01', endDate: '2026-12-31' },
    } as const;
    expect(readCustomer(aReply(filled))).toMatchObject(filled);
  });

  it.each(['NONE', 'ACTIVE', 'INACTIVE', 'CANCELLED'] as const)('is a member if the upstream says so: %s', (status) => {
    expect(
      readCustomer(aReply({ primeInfo: { status, abo: null, startDate: null, endDate: null } })).primeInfo.status,
    ).toBe(status);
  });

  it('has a membership of an unknown status if the upstream says one', () => {
    const { value, unknown } = noting(
      () =>
        readCustomer(
          aReply({ primeInfo: { status: outsideSchema('PLATINUM'), abo: null, startDate: null, endDate: null } }),
        ).primeInfo.status,
    );
    expect([value, unknown]).toEqual(['unknown', ['PrimeStatus: PLATINUM']]);
  });
});

describe('a change of account data', () => {
  const reply = {
    successful: true,
    generalErrorMessage: null,
    fieldErrors: [],
    customerInfo: aReply({ phone: '030 4711' }),
  };

  it('returns the changed customer', () => {
    expect(readCustomerReply(reply)).toMatchObject({ ok: true, value: { userId: 'lena', phone: '030 4711' } });
    expect(() => readCustomerReply({ ...reply, customerInfo: null })).toThrow('a change without what was changed');
  });

  it('reports the errors if it was not accepted', () => {
    const fieldErrors = [{ fieldName: 'email', errorMessage: 'vue.form.error.email.notUnique', formName: null }];
    expect(
      readCustomerReply({ successful: false, generalErrorMessage: null, fieldErrors, customerInfo: null }),
    ).toEqual({
      ok: false,
      refusal: {
        because: 'invalid-form',
        fieldErrors: [{ field: 'email', message: 'vue.form.error.email.notUnique' }],
      },
    });
  });
});
