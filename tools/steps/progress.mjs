/** How often a long step reports that it is still running. */
const HEARTBEAT_MS = 15_000;

/** @param {number} milliseconds */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Prints what is running, that it is still running, and how long it took.
 * @template Result
 * @param {string} what
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export const withProgress = async (what, work) => {
  const began = performance.now();
  const elapsed = () => seconds(performance.now() - began);
  console.log(`▸ ${what}`);
  const heartbeat = setInterval(() => console.log(`  … ${what}: ${elapsed()} so far`), HEARTBEAT_MS);
  try {
    const result = await work();
    console.log(`✓ ${what} (${elapsed()})`);
    return result;
  } catch (failure) {
    console.log(`✗ ${what} (${elapsed()})`);
    throw failure;
  } finally {
    clearInterval(heartbeat);
  }
};
