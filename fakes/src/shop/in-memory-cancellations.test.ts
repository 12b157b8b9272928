import { behavesLikeCancellations } from '@shop/domain/cancellations/cancellations.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the cancellations of the in-memory shop', () =>
  behavesLikeCancellations(inMemoryHarness, { describe, it, expect }));
