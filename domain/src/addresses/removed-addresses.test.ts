import { describe, expect, it } from 'vitest';
import { anAddress, anAddressForm, aPackstationForm } from '../testing/an-address.ts';
import { packstationAddressOf } from './address-forms.ts';
import { canBeRemoved, cleaned, formThatRestores, stationThatRestores, withRemoved } from './removed-addresses.ts';

it('is possible for every address but the customer address', () => {
  expect([anAddress(), anAddress({ isCustomerAddress: true })].map(canBeRemoved)).toEqual([true, false]);
});

describe('removed addresses', () => {
  const removed = withRemoved(withRemoved({}, 'billing', 'office'), 'packstation', 'station');

  it('are kept by list, the last of each (ACCT-04)', () => {
    expect(removed).toEqual({ billing: 'office', packstation: 'station' });
    expect(withRemoved(removed, 'billing', 'annex')).toEqual({ billing: 'annex', packstation: 'station' });
  });

  it('can be restored until they are cleaned, each list by itself (ACCT-04)', () => {
    expect(cleaned(removed, 'billing')).toEqual({ packstation: 'station' });
    expect(cleaned(cleaned(removed, 'billing'), 'billing')).toEqual({ packstation: 'station' });
  });

  it('are restored with every field, under a new id, and never as the customer address (ACCT-04)', () => {
    const full = {
      schoolOrCompany: 'Grundschule Nord',
      addressAddition: 'Haus B',
      phone: '030 1234',
      email: 'sekretariat@schule.de',
    };
    expect(formThatRestores(anAddress({ ...full, isCustomerAddress: true }))).toStrictEqual({
      ...anAddressForm(),
      formType: 'companyOrSchool',
      company: 'Grundschule Nord',
      addition: 'Haus B',
      phone: '030 1234',
      email: 'sekretariat@schule.de',
      isAlsoCustomerAddress: false,
    });
    const station = aPackstationForm({ company: 'Schulverein' });
    expect(stationThatRestores(packstationAddressOf(station, 'station-1'))).toStrictEqual(station);
  });
});
