import { describe, expect, it } from 'vitest';
import { Overloaded } from '../http/errors.ts';
import { singleFlight } from './response-cache.ts';

describe('a call with concurrent callers', () => {
  it('runs once for concurrent callers, and again for later ones', async () => {
    const fly = singleFlight<number>(10);
    let runs = 0;
    const run = async (): Promise<number> => (runs += 1);
    expect(await Promise.all([fly('a', run), fly('a', run), fly('b', run)])).toEqual([1, 1, 2]);
    expect(await fly('a', run)).toBe(3);
  });

  it('is refused with a time to retry while the maximum of calls is running; a failed call makes room too', async () => {
    const fly = singleFlight<string>(2);
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const requests = [fly('a', () => first.promise), fly('b', () => second.promise).catch(() => 'failed')];
    const refused = await fly('c', async () => 'never').catch((failure: unknown) => failure);
    expect(refused).toBeInstanceOf(Overloaded);
    expect(refused).toMatchObject({ seconds: 2 });
    expect(await Promise.race([fly('a', async () => 'again'), Promise.resolve('waits with the first')])).toBe(
      'waits with the first',
    );
    second.reject(new TypeError('gone'));
    expect(await requests[1]).toBe('failed');
    expect(await fly('c', async () => 'now')).toBe('now');
    first.resolve('done');
    await requests[0];
  });
});
