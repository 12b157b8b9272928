import { expect, it } from 'vitest';
import { addressFormName, type OpenForm, openFormOf, type RequestedForm } from './open-form.ts';

const LIST = [{ id: 'home' }, { id: 'office' }];

it.each<[string, RequestedForm, OpenForm]>([
  ['nothing where nothing was asked for', {}, { mode: 'closed' }],
  ['the form for a new address', { add: true }, { mode: 'add' }],
  ['the form of an address in the list', { edit: 'office' }, { mode: 'edit', addressId: 'office' }],
  ['only the edited address, not a new one as well', { add: true, edit: 'home' }, { mode: 'edit', addressId: 'home' }],
  ['nothing for an address of another list', { edit: 'station' }, { mode: 'closed' }],
  [
    'nothing for an address of another list, though a new one was asked for too',
    { add: true, edit: 'station' },
    { mode: 'closed' },
  ],
])('opens %s (ACCT-03)', (_what, requested, open) => {
  expect(openFormOf(requested, LIST)).toEqual(open);
});

it('has a draft of its own for each address and for a new one of each list', () => {
  const names = [
    addressFormName('billing'),
    addressFormName('shipping'),
    addressFormName('billing', 'home'),
    addressFormName('billing', 'office'),
    addressFormName('shipping', 'home'),
  ];
  expect(names).toEqual([
    'address-billing',
    'address-shipping',
    'address-billing-home',
    'address-billing-office',
    'address-shipping-home',
  ]);
});
