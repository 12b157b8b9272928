import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { pinnedNode } from '../steps/pinned-node.mjs';
import { inRoot } from '../steps/root.mjs';
import { startFakeUpstream } from './fake-upstream.mjs';

const MS_PER_SECOND = 1000;

/** Measures how long the upstream team waits until the whole contract is verified. */
export const measureContracts = async () => {
  const upstream = await startFakeUpstream();
  try {
    const began = performance.now();
    await promisify(execFile)(pinnedNode, [inRoot('contracts', 'provider', 'verify.mjs'), '--url', upstream.origin]);
    return { verificationTime: (performance.now() - began) / MS_PER_SECOND };
  } finally {
    upstream.stop();
  }
};
