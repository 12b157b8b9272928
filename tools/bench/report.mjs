import { BARS, verdictOn } from './bars.mjs';
import { shown } from './figures.mjs';

const SIGNS = { bar: '✓', floor: '·', missed: '✗' };

/**
 * @param {Readonly<Record<string, number>>} figures
 * @returns whether every floor is reached
 */
export const report = (figures) => {
  const rows = Object.entries(BARS).flatMap(([name, bar]) => {
    const value = figures[name];
    return value === undefined ? [] : [{ ...bar, value, verdict: verdictOn(bar, value) }];
  });
  const widest = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, value, verdict, floor, bar, unit, wanted } of rows) {
    const limit = wanted === 'least' ? '≥' : '≤';
    console.log(`${SIGNS[verdict]} ${what.padEnd(widest)}  ${shown(value).padStart(6)} ${unit.padEnd(3)}  floor ${limit} ${floor}, bar ${limit} ${bar}`);
  }
  console.log('\n✓ bar reached   · floor reached   ✗ floor missed');
  return rows.every(({ verdict }) => verdict !== 'missed');
};
