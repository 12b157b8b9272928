import { behavesLikeWithdrawals } from '@shop/domain/withdrawals/withdrawals.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the withdrawals of the in-memory shop', () =>
  behavesLikeWithdrawals(inMemoryHarness, { describe, it, expect }));
