import { behavesLikeSearch } from '@shop/domain/search/search.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the search of the in-memory shop', () => behavesLikeSearch(inMemoryHarness, { describe, it, expect }));
