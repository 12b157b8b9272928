import { withProgress } from '../steps/progress.mjs';
import { StepFailed } from '../steps/run-command.mjs';

/** @param {unknown} failure */
const reasonOf = (failure) => {
  if (failure instanceof StepFailed) return failure.message;
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
};

/**
 * Measures one after the other. One that fails takes nothing from the others: what they measured is reported.
 * @template Setup
 * @param {Readonly<Record<string, (setup: Setup) => Promise<Readonly<Record<string, number>>>>>} measurements
 * @param {Setup} setup
 */
export const measureAll = async (measurements, setup) => {
  /** @type {Record<string, number>} */
  const figures = {};
  /** @type {{ name: string, reason: string }[]} */
  const failed = [];
  for (const [name, measurement] of Object.entries(measurements)) {
    try {
      Object.assign(figures, await withProgress(name, () => measurement(setup)));
    } catch (failure) {
      failed.push({ name, reason: reasonOf(failure) });
    }
  }
  return { figures, failed };
};
