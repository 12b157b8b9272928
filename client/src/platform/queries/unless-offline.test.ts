import { expect, it } from 'vitest';

import { goOffline } from '../../testing/go-offline.ts';
import { unlessOffline } from './unless-offline.ts';

const never = new Promise<never>(() => undefined);

it('waits for the refetch while there is a connection', async () => {
  const done: string[] = [];
  await unlessOffline(Promise.resolve().then(() => done.push('refetched')));
  expect(done).toEqual(['refetched']);
});

it('does not wait for a refetch whose connection goes meanwhile', async () => {
  const isOver = unlessOffline(never);
  goOffline();
  await expect(isOver).resolves.toBeUndefined();
});

it('does not wait for a refetch that begins while the connection is away', async () => {
  goOffline();
  await expect(unlessOffline(never)).resolves.toBeUndefined();
});
