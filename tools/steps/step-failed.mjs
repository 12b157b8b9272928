/** A step that failed, in words for the person who started it. */
export class StepFailed extends Error {
  name = 'StepFailed';
}

/**
 * Runs a command's whole work; a failed step ends it in one sentence, without a stack.
 * @param {() => Promise<void>} work
 */
export const endingInWords = async (work) => {
  try {
    await work();
  } catch (failure) {
    if (!(failure instanceof StepFailed)) throw failure;
    console.error(`\n${failure.message}`);
    process.exitCode = 1;
  }
};
