import { describe, expect, it } from 'vitest';
import { postedFields, RETURN_ITEMS_FIELDS, selectionsIn } from './return-form-fields.ts';

describe('the fields of a posted return', () => {
  it.each([undefined, null, 'order=1', 7, true])('are none in %j', (body) => {
    expect(postedFields(body)).toEqual({});
  });

  it('are texts only, the last one of each name', () => {
    const body = { order: 'o1', twice: ['first', 'last'], none: [], number: 3, object: { a: 'b' }, mixed: ['a', 1] };
    expect(postedFields(body)).toEqual({ order: 'o1', twice: 'last' });
  });

  it('keep lines and tabs, and no other control characters, halves of characters, or more than 10,000 letters', () => {
    expect(
      postedFields({
        comment: 'eins\r\n\tzwei\u0000drei\u007f\u009fvier',
        half: 'a\ud83d',
        long: 'x'.repeat(10_001),
      }),
    ).toEqual({ comment: 'eins\r\n\tzwei drei  vier', half: 'a\ufffd', long: 'x'.repeat(10_000) });
  });

  it('are known by name', () => {
    expect(RETURN_ITEMS_FIELDS).toEqual([
      'order',
      'items.*.selected',
      'items.*.quantity',
      'items.*.reason',
      'items.*.comment',
      'items.*.additionalInfo',
      'items.*.components.*',
    ]);
  });
});

describe('the ticked lines of a posted return', () => {
  it('have everything that was typed and chosen for them', () => {
    const line = 'items.line-1';
    expect(
      selectionsIn({
        order: 'o1',
        [`${line}.selected`]: 'true',
        [`${line}.quantity`]: ' 2 ',
        [`${line}.reason`]: 'broken',
        [`${line}.comment`]: 'Deckel',
        [`${line}.additionalInfo`]: 'links',
        [`${line}.components.part-1`]: 'true',
        [`${line}.components.part-2`]: 'true',
        [`${line}.components.<b>`]: 'true',
        'items.line-2.components.part-3': 'true',
        'items.line-2.quantity': '1',
      }),
    ).toEqual([
      {
        id: 'line-1',
        quantity: 2,
        reason: 'broken',
        comment: 'Deckel',
        additionalInfo: 'links',
        components: ['part-1', 'part-2'],
      },
    ]);
  });

  it('may be ticked without anything else', () => {
    expect(selectionsIn({ 'items.line-1.selected': 'true' })).toEqual([
      { id: 'line-1', quantity: Number.NaN, reason: '', comment: '', additionalInfo: '', components: [] },
    ]);
  });

  it.each([
    'items.<b>.selected',
    'items..selected',
    'x.items.l1.selected',
    'items.l1.selected.x',
    'items.l1.l2.selected',
    'selected',
  ])('are none with a field that no page has: %s', (name) => {
    expect(selectionsIn({ [name]: 'true' })).toEqual([]);
  });
});
