import { behavesLikeSharedWishlists } from '@shop/domain/wishlists/shared-wishlists.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the shared wishlists of the in-memory shop', () =>
  behavesLikeSharedWishlists(inMemoryHarness, { describe, it, expect }));
