import { run } from '../steps/run.mjs';
import { StepFailed } from '../steps/run-command.mjs';

/** The branch that changes are merged into. */
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

/** The commit where this branch left main: the local main, or else the fetched one. */
const forkPoint = async () => (await git('merge-base', 'HEAD', MAIN)) ?? git('merge-base', 'HEAD', `origin/${MAIN}`);

/** The commit that the current change starts from; undefined if git knows none. */
export const baseCommit = async () => {
  const head = await git('rev-parse', 'HEAD');
  if (head === undefined) return undefined;
  const isDirty = (await git('status', '--porcelain')) !== '';
  return baseOf({
    head,
    forkedAt: await forkPoint(),
    before: await git('rev-parse', '--verify', '--quiet', 'HEAD~1'),
    isDirty,
  });
};

/**
 * The changed files, committed or not.
 * @returns {Promise<{ readonly base: string, readonly files: readonly string[] }>}
 */
export const changedSince = async () => {
  const base = await baseCommit();
  if (base === undefined)
    throw new StepFailed(
      'npm test -- --changed needs git, which knows no commit here: run npm test without --changed.',
    );
  const committed = linesOf(await git('diff', '--name-only', base));
  const untracked = linesOf(await git('ls-files', '--others', '--exclude-standard'));
  return { base, files: [...new Set([...committed, ...untracked])] };
};
