import { StepFailed } from '../steps/run-command.mjs';
import { uncountedSeconds } from './cost.mjs';
import { childrenSeconds } from './processor-time.mjs';
import { BROKEN, NOTHING } from './tally.mjs';

/** @typedef {import('./phases.mjs').Phase} Phase */

/**
 * The result of a phase, with its seconds of clock and processor, or the phase that it missed.
 * @typedef {import('./phases.mjs').PhaseResult & { readonly name: string, readonly wall: number, readonly processor: number | undefined, readonly missed?: string }} PhaseOutcome
 */

const MS_PER_SECOND = 1000;

/**
 * Counts the results of one phase. A phase that breaks does not stop the later ones.
 * @param {Phase} phase
 */
const counted = async ({ name, run }) => {
  console.log(`▸ ${name}`);
  try {
    return await run();
  } catch (failure) {
    console.error(failure instanceof StepFailed ? failure.message : failure);
    return BROKEN;
  }
};

/** @param {Phase} phase @returns {Promise<PhaseOutcome>} */
const measured = async (phase) => {
  const [began, before] = [performance.now(), childrenSeconds()];
  /** @type {import('./phases.mjs').PhaseResult} */
  const result = await counted(phase);
  const after = childrenSeconds();
  const processor =
    before === undefined || after === undefined ? undefined : after - before + uncountedSeconds(result.journeys ?? []);
  return { name: phase.name, wall: (performance.now() - began) / MS_PER_SECOND, processor, ...result };
};

/**
 * What an interrupted run says: in which phase it stopped, and what it has not run.
 * @param {readonly string[]} phases names, in their order
 * @param {number} running which of them was running
 */
export const interruptedText = (phases, running) => {
  const left = phases.slice(running + 1);
  return `Interrupted during "${phases[running]}". ${left.length === 0 ? 'It was the last phase.' : `Not run: ${left.map((name) => `"${name}"`).join(', ')}.`}`;
};

/**
 * Runs the phases one after the other. A phase whose precondition failed is left out, and an interrupted run says what is left.
 * @param {readonly Phase[]} phases
 */
export const runPhases = async (phases) => {
  /** @type {PhaseOutcome[]} */
  const outcomes = [];
  const sayWhatIsLeft = () =>
    console.log(
      `\n${interruptedText(
        phases.map(({ name }) => name),
        outcomes.length,
      )}`,
    );
  process.once('exit', sayWhatIsLeft);
  for (const phase of phases) {
    const missed = outcomes.find(({ name, failed }) => name === phase.after && failed > 0)?.name;
    outcomes.push(
      missed === undefined ? await measured(phase) : { name: phase.name, wall: 0, processor: 0, missed, ...NOTHING },
    );
  }
  process.off('exit', sayWhatIsLeft);
  return outcomes;
};
