import { behavesLikeDeals } from '@shop/domain/deals/deals.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the deals of the in-memory shop', () => behavesLikeDeals(inMemoryHarness, { describe, it, expect }));
