/**
 * What an interrupted run says: in which phase it stopped, and what it has not run.
 * @param {readonly string[]} phases names, in their order
 * @param {number} running which of them was running
 */
export const interruptedText = (phases, running) => {
  const left = phases.slice(running + 1);
  return `Interrupted during "${phases[running]}". ${left.length === 0 ? 'It was the last phase.' : `Not run: ${left.map((name) => `"${name}"`).join(', ')}.`}`;
};
