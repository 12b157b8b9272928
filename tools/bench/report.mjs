import { shown } from './figures.mjs';
import { reached, TARGETS } from './targets.mjs';

const SIGNS = { target: '✓', limit: '·', missed: '✗' };

/**
 * @param {Readonly<Record<string, number>>} figures
 * @returns whether every figure is within its limit
 */
export const report = (figures) => {
  const rows = Object.entries(TARGETS).flatMap(([name, target]) => {
    const value = figures[name];
    return value === undefined ? [] : [{ ...target, value, result: reached(target, value) }];
  });
  const widest = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, value, result, limit, target, unit, better } of rows) {
    const sign = better === 'higher' ? '≥' : '≤';
    console.log(
      `${SIGNS[result]} ${what.padEnd(widest)}  ${shown(value).padStart(6)} ${unit.padEnd(3)}  limit ${sign} ${limit}, target ${sign} ${target}`,
    );
  }
  console.log('\n✓ target reached   · within the limit   ✗ beyond the limit');
  return rows.every(({ result }) => result !== 'missed');
};
