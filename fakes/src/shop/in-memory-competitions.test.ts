import { behavesLikeCompetitions } from '@shop/domain/competitions/competitions.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the competitions of the in-memory shop', () =>
  behavesLikeCompetitions(inMemoryHarness, { describe, it, expect }));
