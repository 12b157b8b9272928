import { describe, expect, it } from 'vitest';
import { aReturnContact, aReturnItem, aSelectedItem } from '../testing/a-return.ts';
import { contactErrors, isReturnContact } from './contact-errors.ts';
import { lookupErrors } from './lookup-errors.ts';
import { isSelectedItem, selectionErrors } from './selection-errors.ts';
import type { SelectedReturnItem } from './return.ts';

const SET = aReturnItem({
  id: 'line-2',
  lineNo: 2,
  quantity: 1,
  returnableQuantity: 1,
  components: [
    { id: 'scissors', name: 'Schere' },
    { id: 'glue', name: 'Kleber' },
  ],
});
const GONE = aReturnItem({ id: 'line-3', lineNo: 3, returnableQuantity: 0, notReturnableBecause: 'already-returned' });
const ORDER = { items: [aReturnItem(), SET, GONE] };

const errors = (...selected: readonly Partial<SelectedReturnItem>[]) =>
  selectionErrors(selected.map(aSelectedItem), ORDER).map(({ field, message }) => [field, message]);
const ids = (count: number) => Array.from({ length: count }, (_, at) => `image-${at}`);

describe('a selection', () => {
  it('accepts what can be returned', () => {
    expect(
      errors(
        { quantity: 3, comment: 'Zu klein', additionalInfo: '-', images: ids(5) },
        { id: 'line-2', reason: 'incomplete', components: ['glue'] },
      ),
    ).toEqual([]);
  });

  it('needs an article', () => {
    expect(errors()).toEqual([['items', 'shop.return.nothingSelected']]);
  });

  it('says what a quantity is if none was typed', () => {
    expect(errors({ quantity: Number.NaN })).toEqual([['items.line-1.quantity', 'shop.form.error.quantity']]);
  });

  it.each([0, -1, 1.5, 4])('takes no quantity of %d if three pieces are left', (quantity) => {
    expect(errors({ quantity })).toEqual([['items.line-1.quantity', 'shop.return.quantity']]);
  });

  it.each(['line-3', 'line-9'])('takes nothing of %s, which cannot be returned', (id) => {
    expect(errors({ id })).toEqual([[`items.${id}.quantity`, 'shop.return.notReturnable']]);
  });

  it('needs a known reason', () => {
    expect(errors({ reason: 'boredom' as never })).toEqual([['items.line-1.reason', 'shop.return.reason']]);
    expect(
      [aSelectedItem({ reason: 'boredom' as never }), aSelectedItem({ reason: 'late' })].map(isSelectedItem),
    ).toEqual([false, true]);
  });

  it('takes parts of a set back only if something is wrong with them', () => {
    expect(errors({ id: 'line-2', reason: 'damaged', components: ['glue', 'scissors'] })).toEqual([]);
    expect(errors({ id: 'line-2', components: ['glue'] })).toEqual([
      ['items.line-2.components', 'shop.return.completeSet'],
    ]);
    for (const reason of ['wrong-item', 'incomplete', 'defective'] as const)
      expect(errors({ id: 'line-2', reason, components: ['glue'] })).toEqual([]);
    expect(errors({ id: 'line-2', reason: 'damaged', components: ['glue', 'rope'] })).toEqual([
      ['items.line-2.components', 'shop.form.error.choice'],
    ]);
    expect(errors({ id: 'line-2', reason: 'damaged', components: ['rope'] })).toEqual([
      ['items.line-2.components', 'shop.form.error.choice'],
    ]);
    expect(errors({ reason: 'damaged', components: ['glue'] })).toEqual([
      ['items.line-1.components', 'shop.form.error.choice'],
    ]);
  });

  it('takes texts of a limited length', () => {
    expect(errors({ comment: 'x'.repeat(501), additionalInfo: 'x'.repeat(501) })).toEqual([
      ['items.line-1.comment', 'shop.form.error.tooLong'],
      ['items.line-1.additionalInfo', 'shop.form.error.tooLong'],
    ]);
  });

  it('takes a limited number of pictures', () => {
    expect(errors({ images: ids(6) })).toEqual([['items.line-1.images', 'shop.return.tooManyImages']]);
    const lines = Array.from({ length: 5 }, (_, at) => aReturnItem({ id: `line-${at}` }));
    const selected = lines.map(({ id }) => aSelectedItem({ id, images: ids(5) }));
    expect(selectionErrors(selected, { items: lines })).toEqual([
      { field: 'items', message: 'shop.return.tooManyImages' },
    ]);
    expect(selectionErrors(selected.slice(1), { items: lines })).toEqual([]);
  });

  it('names no article twice', () => {
    expect(errors({ quantity: 2 }, { quantity: 2 })).toEqual([['items', 'shop.form.error.choice']]);
  });
});

describe('the contact of a return', () => {
  it('is complete without a telephone number', () => {
    expect(contactErrors(aReturnContact())).toEqual([]);
    expect(contactErrors(aReturnContact({ phone: '030 4711' }))).toEqual([]);
  });

  it('has an error at each field that is wrong', () => {
    const wrong = aReturnContact({
      salutation: 'sir' as never,
      firstName: ' ',
      lastName: 'x'.repeat(36),
      email: 'anne@',
      phone: 'abc',
    });
    expect(contactErrors(wrong).map(({ field }) => field)).toEqual([
      'salutation',
      'firstName',
      'lastName',
      'email',
      'phone',
    ]);
    expect(contactErrors(wrong)[0]?.message).toBe('shop.form.error.choice');
    expect([wrong, aReturnContact()].map(isReturnContact)).toEqual([false, true]);
  });
});

it('the look-up needs order number and postcode (RETURN-05)', () => {
  expect(lookupErrors({ orderId: '', zipCode: ' ' })).toEqual(
    ['orderId', 'zipCode'].map((field) => ({ field, message: 'vue.form.error.requiredField' })),
  );
  expect(lookupErrors({ orderId: '400000001', zipCode: '50667' })).toEqual([]);
  expect(lookupErrors({ orderId: '4'.repeat(21), zipCode: '5'.repeat(11) })).toEqual(
    ['orderId', 'zipCode'].map((field) => ({ field, message: 'shop.form.error.tooLong' })),
  );
});
