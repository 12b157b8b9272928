import { behavesLikeStockAlerts } from '@shop/domain/stock-alerts/stock-alerts.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the stock alerts of the in-memory shop', () =>
  behavesLikeStockAlerts(inMemoryHarness, { describe, it, expect }));
