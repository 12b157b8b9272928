import { behavesLikeTeaserLists } from '@shop/domain/wishlists/teaser-lists.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the teaser lists of the in-memory shop', () =>
  behavesLikeTeaserLists(inMemoryHarness, { describe, it, expect }));
