import { behavesLikeTracking } from '@shop/domain/tracking/tracking.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the tracking of the in-memory shop', () => behavesLikeTracking(inMemoryHarness, { describe, it, expect }));
