import { behavesLikePayments } from '@shop/domain/payments/payments.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the payments of the in-memory shop', () => behavesLikePayments(inMemoryHarness, { describe, it, expect }));
