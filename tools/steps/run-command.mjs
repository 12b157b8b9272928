/** A step that failed. Its message says what to do. */
export class StepFailed extends Error {
  name = 'StepFailed';
}

/**
 * Runs the work of a command. A failed step prints its message, without a stack trace.
 * @param {() => Promise<void>} work
 */
export const runCommand = async (work) => {
  try {
    await work();
  } catch (failure) {
    if (!(failure instanceof StepFailed)) throw failure;
    console.error(`\n${failure.message}`);
    process.exitCode = 1;
  }
};
