import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that was started for one test. */
export interface Child {
  /** The first group of the pattern in the line that said it was ready. */
  readonly announced: string;
  /** Ends it at once, as a failing machine does. */
  kill(): Promise<void>;
  /** Asks it to end, and waits until it has. */
  end(): Promise<void>;
}

/** The program ended before it was ready. */
class NotStarted extends Error {
  override readonly name = 'NotStarted';
}

const gone = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
};

/** Starts a program and waits for the line that says it is ready. */
export const startChild = (command: string, args: readonly string[], env: Readonly<Record<string, string>>, ready: RegExp): Promise<Child> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
    const leave = (): void => void child.kill('SIGKILL');
    process.once('exit', leave);
    child.once('exit', (code) => {
      process.off('exit', leave);
      reject(new NotStarted(`${command} ${args.join(' ')} ended with ${code}`));
    });
    child.once('error', reject);
    let said = '';
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
      const found = ready.exec(said);
      if (found !== null) resolve({ announced: found[1] ?? '', kill: () => gone(child, 'SIGKILL'), end: () => gone(child, 'SIGTERM') });
    });
  });
