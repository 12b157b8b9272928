import { PNPM } from '../steps/install.mjs';
import { run } from '../steps/run.mjs';

/** Errors of pnpm and npm for a registry that cannot be reached or does not support audits. */
const NO_AUDIT =
  /ERR_PNPM_AUDIT_BAD_RESPONSE|ERR_PNPM_\w*FETCH|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT/u;

/**
 * The outcome of an audit. If no audit was possible, the part passes with a note, because not every registry supports audits.
 * @param {{ readonly code: number, readonly output: string }} ended
 * @returns {import('./part.mjs').Outcome}
 */
export const auditOutcome = ({ code, output }) => {
  if (code === 0 || !NO_AUDIT.test(output)) return { code, output };
  return { code: 0, output, note: 'nothing was audited: the registry here does not support audits' };
};

/** Includes development dependencies: they run on our machines and in CI, where credentials are. @type {import('./part.mjs').Part} */
export const audit = {
  name: 'audit',
  mend: 'raise the version in the catalog of pnpm-workspace.yaml, or override that of a package below it',
  run: async () =>
    auditOutcome(await run('npx', ['--yes', PNPM, 'audit', '--audit-level', 'high'], { output: 'captured' })),
};
