import { behavesLikeAddresses } from '@shop/domain/addresses/addresses.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the addresses of the in-memory shop', () => behavesLikeAddresses(inMemoryHarness, { describe, it, expect }));
