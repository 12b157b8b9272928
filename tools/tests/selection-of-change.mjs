import { touches } from './touches.mjs';

/** Systems outside the gateway: the tests that are about nothing else, and the files that they are about. */
const OUTSIDE_SYSTEMS = {
  upstream: {
    tests: [
      'contracts/**',
      'fakes/src/main.test.ts',
      'fakes/src/upstream-server/**',
      'gateway/src/upstream/**',
      'e2e/acceptance/{upstream-failures,error-catalogue}*',
    ],
    about:
      /^(?:contracts|fakes\/src\/upstream-server|gateway\/src\/upstream)\/|^fakes\/src\/(?:main|start-upstream-server)\.|^e2e\/acceptance\/(?:upstream-failures|error-catalogue)/u,
  },
  redis: { tests: ['gateway/src/cache/**'], about: /^gateway\/src\/(?:cache|response-cache)\//u },
};

/**
 * The unit tests that a change can break: those that import a changed file. A change that leaves the upstream or Redis alone
 * leaves the tests about them to the whole run, and runs what holds for both backends on the one in memory.
 * @param {{ readonly base: string, readonly files: readonly string[] }} change
 * @returns {{ readonly args: readonly string[], readonly env: Readonly<Record<string, string>> }}
 */
export const selectionOfChange = ({ base, files }) => {
  const leftAlone = Object.values(OUTSIDE_SYSTEMS).filter(({ about }) => !touches(files, about));
  return {
    args: [`--changed=${base}`, '--passWithNoTests'],
    env: {
      TESTS_LEFT_OUT: leftAlone.flatMap(({ tests }) => tests).join(' '),
      ...(leftAlone.includes(OUTSIDE_SYSTEMS.upstream) ? { TEST_BACKENDS: 'in memory' } : {}),
    },
  };
};
