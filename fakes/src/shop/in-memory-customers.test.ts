import { behavesLikeCustomers } from '@shop/domain/customers/customers.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the customers of the in-memory shop', () => behavesLikeCustomers(inMemoryHarness, { describe, it, expect }));
