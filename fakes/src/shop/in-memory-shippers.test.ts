import { behavesLikeShippers } from '@shop/domain/shippers/shippers.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the shippers of the in-memory shop', () => behavesLikeShippers(inMemoryHarness, { describe, it, expect }));
