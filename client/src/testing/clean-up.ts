import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

import { followSession } from '../platform/session/page-session.ts';
import { closeNetworks, noNetwork } from './page-network.ts';
import './query-timers.ts';

/** In milliseconds. Tests load and render whole pages, which is slow on a busy machine. */
const TIMEOUT = { step: 5_000, test: 30_000 };

configure({ asyncUtilTimeout: TIMEOUT.step });
vi.setConfig({ testTimeout: TIMEOUT.test });
globalThis.fetch = noNetwork;

beforeEach(() => {
  document.cookie = 'visitorSession=1';
  followSession();
});

afterEach(() => {
  cleanup();
  closeNetworks();
  // Removes elements that a test added by itself: the next file shares the document.
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});
