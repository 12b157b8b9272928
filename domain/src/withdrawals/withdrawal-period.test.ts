import { describe, expect, it } from 'vitest';

import { canBeWithdrawn } from './withdrawal-period.ts';

const arrived = (deliveredOn?: string, isCancelled = false) => ({ isCancelled, deliveredOn });

describe('the withdrawal that an order offers', () => {
  it('begins before anything is delivered', () => {
    expect(canBeWithdrawn([arrived()], '2026-11-23', 'union')).toBe(true);
  });

  it('ends with the return window of what arrives last', () => {
    const deliveries = [arrived('2026-10-01'), arrived('2026-10-20')];
    expect(['2026-11-19', '2026-11-20'].map((today) => canBeWithdrawn(deliveries, today, 'union'))).toEqual([
      true,
      false,
    ]);
    expect(canBeWithdrawn([...deliveries, arrived()], '2026-12-24', 'swiss')).toBe(true);
  });

  it('is not there for a cancelled order, nor for businesses', () => {
    expect(canBeWithdrawn([arrived(undefined, true)], '2026-11-23', 'union')).toBe(false);
    expect(canBeWithdrawn([arrived('2026-10-01'), arrived(undefined, true)], '2026-11-23', 'union')).toBe(false);
    expect(canBeWithdrawn([arrived()], '2026-11-23', 'business')).toBe(false);
  });
});
