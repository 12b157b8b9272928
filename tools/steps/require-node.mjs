/** The oldest Node that can install the project. Everything afterwards runs on the pinned Node. */
export const OLDEST_NODE = [20, 19];

/** @param {string} version such as `20.19.0` */
export const canBootstrap = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
};

if (!canBootstrap(process.versions.node)) {
  console.error(
    `Node ${OLDEST_NODE.join('.')} or newer is needed to start; this is ${process.versions.node}. See https://nodejs.org/en/download`,
  );
  process.exit(1);
}
