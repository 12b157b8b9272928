import { createServer } from 'node:http';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';

import { leftovers, workerState } from './worker-state.ts';

describe('the leftovers of a test file', () => {
  it('are empty when nothing happened', () => {
    expect(leftovers(workerState(), workerState())).toEqual([]);
  });

  it.each([
    [
      'a global that was set',
      () => Object.assign(globalThis, { leftBehind: 1 }),
      () => Reflect.deleteProperty(globalThis, 'leftBehind'),
      ['global leftBehind'],
    ],
    [
      'an environment variable',
      () => (process.env['LEFT_BEHIND'] = '1'),
      () => delete process.env['LEFT_BEHIND'],
      ['environment variable LEFT_BEHIND'],
    ],
    [
      'a listener of the process',
      () => process.on('SIGUSR2', ignore),
      () => process.off('SIGUSR2', ignore),
      ['listeners of the process for SIGUSR2'],
    ],
  ])('include %s until it is removed', (_, leave, remove, expected) => {
    const before = workerState();
    onTestFinished(() => void remove());
    leave();
    expect(leftovers(before, workerState())).toEqual(expected);
    remove();
    expect(leftovers(before, workerState())).toEqual([]);
  });

  it('include a timer that is still running and a server that is still listening', async () => {
    const before = workerState();
    const timer = setTimeout(() => undefined, 60_000);
    onTestFinished(() => clearTimeout(timer));
    const server = createServer().listen(0);
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    expect(leftovers(before, workerState())).toEqual(expect.arrayContaining(['open Timeout', 'open TCPServerWrap']));
  });

  it('include a global function that was replaced', () => {
    const before = workerState();
    const { fetch } = globalThis;
    onTestFinished(() => void (globalThis.fetch = fetch));
    globalThis.fetch = () => Promise.reject(new RangeError('replaced'));
    expect(leftovers(before, workerState())).toEqual(['global fetch']);
  });
});

const ignore = (): void => undefined;
