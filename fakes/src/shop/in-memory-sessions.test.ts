import { behavesLikeSessions } from '@shop/domain/sessions/sessions.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the sessions of the in-memory shop', () => behavesLikeSessions(inMemoryHarness, { describe, it, expect }));
