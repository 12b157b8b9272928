import { behavesLikeOrders } from '@shop/domain/orders/orders.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the orders of the in-memory shop', () => behavesLikeOrders(inMemoryHarness, { describe, it, expect }));
