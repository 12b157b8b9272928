import path from 'node:path';

import { root } from '../steps/root.mjs';
import { COST_PAGE, writeCostPage } from './cost.mjs';
import { failureText } from './failures.mjs';
import { slowestOf } from './slowest.mjs';
import { sumOf } from './tally.mjs';

/** @typedef {import('./run-phases.mjs').PhaseOutcome} PhaseOutcome */

/** @param {number | undefined} value */
const secondsText = (value) => (value === undefined ? '' : `, ${value.toFixed(1)} s of processor time`);

/** @param {PhaseOutcome} outcome */
const lineOf = ({ name, wall, processor, passed, failed, missed }) => {
  if (missed !== undefined) return `– ${name}: not run, because this failed: ${missed}`;
  return `${failed === 0 ? '✓' : '✗'} ${name}${passed + failed === 0 ? '' : `: ${passed} of ${passed + failed}`} (${wall.toFixed(1)} s${secondsText(processor)})`;
};

/**
 * Prints what failed and why, what was slow, how each phase went, and the sum. Writes the page of costs.
 * @param {readonly PhaseOutcome[]} outcomes
 */
export const reportRun = (outcomes) => {
  const slowest = slowestOf(outcomes.flatMap(({ times = [] }) => times));
  if (slowest.length > 0) console.log(`\nSlowest tests:\n${slowest.join('\n')}`);
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map(failureText).join('\n')}`);
  writeCostPage(
    outcomes,
    outcomes.flatMap(({ journeys = [] }) => journeys),
  );
  console.log(`\n${outcomes.map(lineOf).join('\n')}\nWhat it cost: ${path.relative(root, COST_PAGE)}`);
  const { passed, failed } = sumOf(outcomes);
  console.log(`\n${passed} passed, ${failed} failed`);
  return { passed, failed };
};
