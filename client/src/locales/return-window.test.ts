import { RETURN_WINDOW_DAYS } from '@shop/domain/returns/return-window';
import { expect, it } from 'vitest';

import layout from './de/layout.json' with { type: 'json' };
import withdrawals from './de/withdrawals.json' with { type: 'json' };
import englishLayout from './en/layout.json' with { type: 'json' };
import englishWithdrawals from './en/withdrawals.json' with { type: 'json' };

const daysIn = (text: string): number => Number(/(?<days>\d+) (?:Tage|days)/u.exec(text)?.groups?.['days']);

it('pages promise as many days for a return as the shop grants', () => {
  expect(new Set(Object.values(RETURN_WINDOW_DAYS)).size).toBe(1);
  const promised = [layout, englishLayout].flatMap((texts) => [
    texts['benefit.returns'],
    texts['benefit.returns.text'],
  ]);
  const voluntary = [withdrawals, englishWithdrawals].flatMap((texts) => [
    texts['lead.switzerland'],
    texts['receipt.next.voluntary'],
  ]);
  expect(promised.map(daysIn)).toEqual(promised.map(() => RETURN_WINDOW_DAYS.union));
  expect(voluntary.map(daysIn)).toEqual(voluntary.map(() => RETURN_WINDOW_DAYS.swiss));
});
