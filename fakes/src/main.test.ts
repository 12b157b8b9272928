import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

const started = (variables: Readonly<Record<string, string>>): ChildProcess => {
  const upstream = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void upstream.kill('SIGKILL'));
  return upstream;
};

const firstLines = async (stream: ChildProcess['stdout'], count: number): Promise<readonly string[]> => {
  const lines: string[] = [];
  if (stream === null) return lines;
  for await (const line of createInterface({ input: stream })) {
    lines.push(line);
    if (lines.length === count) break;
  }
  return lines;
};

it('prints its URL and how to start the shop against it, and stops on SIGTERM', async () => {
  const upstream = started({ UPSTREAM_PORT: '0' });
  const [ready = '', hint] = await firstLines(upstream.stdout, 2);
  const url = /^Fake upstream ready: (?<url>http:\S+)$/u.exec(ready)?.groups?.['url'] ?? '';
  expect(hint).toContain(`SHOP_BACKEND=upstream UPSTREAM_GRAPHQL_URL=${url}/graphql`);
  expect((await fetch(`${url}/qa/magic`)).status).toBe(200);
  upstream.kill('SIGTERM');
  expect(await once(upstream, 'exit')).toEqual([0, null]);
});

it('prints what is wrong with its variables, and does not start', async () => {
  const upstream = started({ UPSTREAM_PORT: 'four thousand' });
  const exited = once(upstream, 'exit');
  expect(await firstLines(upstream.stderr, 2)).toEqual([
    'The fake upstream cannot start:',
    expect.stringContaining('UPSTREAM_PORT must be a port number'),
  ]);
  expect(await exited).toEqual([1, null]);
});
