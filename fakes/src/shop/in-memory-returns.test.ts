import { behavesLikeReturns } from '@shop/domain/returns/returns.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the returns of the in-memory shop', () => behavesLikeReturns(inMemoryHarness, { describe, it, expect }));
