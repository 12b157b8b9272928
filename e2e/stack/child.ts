import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process that was started for a test. */
export interface Child {
  /** The first group of the pattern in the line that reported readiness. */
  readonly announced: string;
  /** Kills it at once, as a machine failure does. */
  kill(): Promise<void>;
  /** Sends SIGTERM and waits until the process has exited. */
  end(): Promise<void>;
}

/** The process exited before it was ready. */
class NotStarted extends Error {
  override readonly name = 'NotStarted';
}

let started = 0;

/** How many processes this one has started for tests. */
export const startedChildren = (): number => started;

const stop = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
};

/** Starts a process and waits for the line that reports readiness. */
export const startChild = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  ready: RegExp,
): Promise<Child> =>
  new Promise((resolve, reject) => {
    started += 1;
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
    const killWithParent = (): void => void child.kill('SIGKILL');
    process.once('exit', killWithParent);
    child.once('exit', (code) => {
      process.off('exit', killWithParent);
      reject(new NotStarted(`${command} ${args.join(' ')} exited with ${code}`));
    });
    child.once('error', reject);
    let printed = '';
    child.stdout.on('data', (piece: Buffer) => {
      printed += piece.toString();
      const found = ready.exec(printed);
      if (found !== null)
        resolve({ announced: found[1] ?? '', kill: () => stop(child, 'SIGKILL'), end: () => stop(child, 'SIGTERM') });
    });
  });
