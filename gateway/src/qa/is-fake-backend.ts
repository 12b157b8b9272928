import type { Backend } from '../request/backend.ts';
import type { FakeBackend } from './fake-backend.ts';

/** Apart from the fake itself, so that a gateway over the upstream does not load it. */
export const isFakeBackend = (backend: Backend): backend is FakeBackend => 'testWorlds' in backend;
