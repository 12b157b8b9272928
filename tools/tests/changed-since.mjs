import { run } from '../steps/run.mjs';
import { StepFailed } from '../steps/run-command.mjs';

/** The branch that changes go to. */
const MAIN = 'main';

/** @param {readonly string[]} args */
const git = async (...args) => {
  const { code, output } = await run('git', args, { output: 'captured' });
  return code === 0 ? output.trim() : undefined;
};

/** @param {string | undefined} output */
const linesOf = (output) => (output === undefined || output === '' ? [] : output.split('\n'));

/**
 * The commit that a change starts from: where its branch left main. On main it is the last commit, or the one before it if nothing has changed since.
 * @param {{ readonly head: string, readonly forkedAt: string | undefined, readonly before: string | undefined, readonly isDirty: boolean }} state
 */
export const baseOf = ({ head, forkedAt = head, before = head, isDirty }) => {
  if (forkedAt !== head) return forkedAt;
  return isDirty ? head : before;
};

/**
 * What has changed, committed or not.
 * @returns {Promise<{ readonly base: string, readonly files: readonly string[] }>}
 */
export const changedSince = async () => {
  const head = await git('rev-parse', 'HEAD');
  if (head === undefined) throw new StepFailed('What has changed is told by git, which answers nothing here: run npm test without --changed.');
  const isDirty = (await git('status', '--porcelain')) !== '';
  const base = baseOf({ head, forkedAt: await git('merge-base', 'HEAD', MAIN), before: await git('rev-parse', 'HEAD~1'), isDirty });
  const committed = linesOf(await git('diff', '--name-only', base));
  const untracked = linesOf(await git('ls-files', '--others', '--exclude-standard'));
  return { base, files: [...new Set([...committed, ...untracked])] };
};
