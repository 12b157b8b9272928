import { behavesLikeOrderForms } from '@shop/domain/order-forms/order-forms.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the order forms of the in-memory shop', () =>
  behavesLikeOrderForms(inMemoryHarness, { describe, it, expect }));
