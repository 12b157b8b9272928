import { behavesLikeNewsletter } from '@shop/domain/newsletter/newsletter.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the newsletter of the in-memory shop', () =>
  behavesLikeNewsletter(inMemoryHarness, { describe, it, expect }));
