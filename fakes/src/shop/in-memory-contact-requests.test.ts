import { behavesLikeContactRequests } from '@shop/domain/contact-requests/contact-requests.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the contact requests of the in-memory shop', () =>
  behavesLikeContactRequests(inMemoryHarness, { describe, it, expect }));
