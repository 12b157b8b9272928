import { PNPM } from '../steps/install.mjs';
import { run } from '../steps/run.mjs';

/** Errors of pnpm and npm for a registry that cannot be reached or does not answer audits. */
const NOT_ANSWERED = /ERR_PNPM_AUDIT_BAD_RESPONSE|ERR_PNPM_\w*FETCH|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT/u;

/**
 * The outcome of an audit. An audit that was not possible passes with a note: not every registry answers audits.
 * @param {{ readonly code: number, readonly output: string }} ended
 * @returns {import('./part.mjs').Outcome}
 */
export const auditOutcome = ({ code, output }) => {
  if (code === 0 || !NOT_ANSWERED.test(output)) return { code, output };
  return { code: 0, output, note: 'nothing was audited: the registry does not answer audits here' };
};

/** Development dependencies too: they run on our machines and in CI, beside what signs in there. @type {import('./part.mjs').Part} */
export const audit = {
  name: 'audit',
  mend: 'raise the version in the catalog of pnpm-workspace.yaml, or override that of a package below it',
  run: async () => auditOutcome(await run('npx', ['--yes', PNPM, 'audit', '--audit-level', 'high'], { output: 'captured' })),
};
