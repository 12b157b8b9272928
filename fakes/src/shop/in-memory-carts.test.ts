import { behavesLikeCarts } from '@shop/domain/carts/carts.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the carts of the in-memory shop', () => behavesLikeCarts(inMemoryHarness, { describe, it, expect }));
