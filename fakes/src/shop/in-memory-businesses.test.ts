import { behavesLikeBusinesses } from '@shop/domain/businesses/businesses.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the businesses of the in-memory shop', () =>
  behavesLikeBusinesses(inMemoryHarness, { describe, it, expect }));
