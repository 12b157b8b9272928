import { expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { DHL_SURCHARGE_FLAG, dhlSurcharge } from './dhl-surcharge.ts';

it.each([
  ['dhl', 495, 'true', 100],
  ['dhl', 495, 'false', undefined],
  ['dhl', 495, '', undefined],
  ['dpd', 595, 'true', undefined],
  ['dhl', 0, 'true', undefined],
])('%s for %d with the flag %j costs %s more (FLAG-01)', (code, costs, flag, surcharge) => {
  expect(dhlSurcharge(code, money(costs), flag)).toEqual(surcharge === undefined ? undefined : money(surcharge));
});

it('is tested while the flag T164-DHL-Retest is on (FLAG-01)', () => {
  expect(DHL_SURCHARGE_FLAG).toMatch(/^featureFlags\/T164-DHL-Retest$/u);
});
