import { behavesLikeParameters } from '@shop/domain/parameters/parameters.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the parameters of the in-memory shop', () => behavesLikeParameters(inMemoryHarness, { describe, it, expect }));
