import { behavesLikeCatalogue } from '@shop/domain/catalogue/catalogue.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the catalogue of the in-memory shop', () => behavesLikeCatalogue(inMemoryHarness, { describe, it, expect }));
