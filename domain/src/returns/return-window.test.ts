import { describe, expect, it } from 'vitest';
import { RETURN_WINDOW_DAYS, returnabilityOf, returnUntil } from './return-window.ts';

const LINE = { quantity: 5, returnedQuantity: 0, deliveredOn: '2026-11-01', isExcluded: false } as const;
const on = (today: string, said: Partial<Parameters<typeof returnabilityOf>[0]> = {}) =>
  returnabilityOf({ ...LINE, ...said }, today, 'union');

describe('the return window', () => {
  it('is never shorter than the law demands', () => {
    expect(RETURN_WINDOW_DAYS.union).toBeGreaterThanOrEqual(14);
    expect(Object.values(RETURN_WINDOW_DAYS).every((days) => days >= 0)).toBe(true);
  });

  it.each([
    ['union', '2026-11-01', '2026-12-01'],
    ['swiss', '2026-12-15', '2027-01-14'],
    ['business', '2027-02-01', '2027-03-03'],
  ] as const)('in the regime %s, goods delivered on %s can be returned until %s', (regime, delivered, last) => {
    expect(returnUntil(delivered, regime)).toBe(last);
  });

  it('includes its last day', () => {
    expect(on('2026-12-01')).toEqual({ returnableQuantity: 5, returnUntil: '2026-12-01' });
    expect(on('2026-12-02')).toEqual({
      returnableQuantity: 0,
      notReturnableBecause: 'window-closed',
      returnUntil: '2026-12-01',
    });
  });
});

describe('a line of an order', () => {
  it('can be returned in parts, until nothing of it is left', () => {
    expect(on('2026-11-10', { returnedQuantity: 2 })).toMatchObject({ returnableQuantity: 3 });
    expect(on('2026-11-10', { returnedQuantity: 5 })).toMatchObject({
      returnableQuantity: 0,
      notReturnableBecause: 'already-returned',
    });
  });

  it('cannot be returned before it is delivered', () => {
    const { deliveredOn: _, ...underway } = LINE;
    expect(returnabilityOf(underway, '2026-11-10', 'union')).toEqual({
      returnableQuantity: 0,
      notReturnableBecause: 'not-delivered',
    });
  });

  it('can never be returned if it is excluded', () => {
    expect(on('2026-11-10', { isExcluded: true })).toEqual({ returnableQuantity: 0, notReturnableBecause: 'excluded' });
  });

  it('says that it was returned rather than that the window is closed', () => {
    expect(on('2027-11-10', { returnedQuantity: 5 })).toMatchObject({ notReturnableBecause: 'already-returned' });
    expect(on('2027-11-10', { returnedQuantity: 4 })).toMatchObject({ notReturnableBecause: 'window-closed' });
  });
});
