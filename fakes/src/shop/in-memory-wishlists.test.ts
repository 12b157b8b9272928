import { behavesLikeWishlists } from '@shop/domain/wishlists/wishlists.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the wishlists of the in-memory shop', () => behavesLikeWishlists(inMemoryHarness, { describe, it, expect }));
