/** How often a long step says that it is still at work. */
const HEARTBEAT_MS = 15_000;

/** @param {number} milliseconds */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Says what is under way, that it still is, and how long it took.
 * @template Answer
 * @param {string} what
 * @param {() => Promise<Answer>} work
 * @returns {Promise<Answer>}
 */
export const underWay = async (what, work) => {
  const began = performance.now();
  const lasted = () => seconds(performance.now() - began);
  console.log(`▸ ${what}`);
  const heartbeat = setInterval(() => console.log(`  … ${what}: ${lasted()} so far`), HEARTBEAT_MS);
  try {
    const answer = await work();
    console.log(`✓ ${what} (${lasted()})`);
    return answer;
  } catch (failure) {
    console.log(`✗ ${what} (${lasted()})`);
    throw failure;
  } finally {
    clearInterval(heartbeat);
  }
};
