import { describe, expect, it } from 'vitest';
import { chosenAfter, configuredItem, isConfigured } from './variant-state.ts';

const option = (value: string, selected = false) => ({
  value,
  label: value,
  selected,
  disabled: false,
  valuePosition: 0,
  hasDiscount: false,
});
const attribute = (name: string, selected: boolean) => ({
  name,
  displayName: name,
  position: 0,
  type: 'tile' as const,
  options: [option('a', selected), option('b')],
});
const ITEM = { itemId: '1-01' } as NonNullable<Parameters<typeof configuredItem>[0]['item']>;

describe('a product', () => {
  it('is configured when no variants exist or all are chosen (PDP-04)', () => {
    expect(isConfigured([])).toBe(true);
    expect(isConfigured([attribute('colour', true), attribute('size', true)])).toBe(true);
    expect(isConfigured([attribute('colour', true), attribute('size', false)])).toBe(false);
  });

  it('has no item while it is not configured (PDP-04)', () => {
    expect(configuredItem({ variantAttributes: [attribute('colour', false)], item: ITEM })).toBeUndefined();
    expect(configuredItem({ variantAttributes: [attribute('colour', true)], item: ITEM })).toBe(ITEM);
    expect(configuredItem({ variantAttributes: [] })).toBeUndefined();
  });
});

describe('a choice', () => {
  const red = {
    productId: '1',
    chosen: [
      { name: 'colour', value: 'red' },
      { name: 'size', value: 'a4' },
    ],
  };

  it('replaces the earlier one of its attribute', () => {
    expect(chosenAfter(red, { productId: '1', name: 'colour', value: 'blue' }).chosen).toEqual([
      { name: 'size', value: 'a4' },
      { name: 'colour', value: 'blue' },
    ]);
  });

  it('forgets those of another product (PDP-05)', () => {
    expect(chosenAfter(red, { productId: '2', name: 'colour', value: 'blue' })).toEqual({
      productId: '2',
      chosen: [{ name: 'colour', value: 'blue' }],
    });
  });
});
