import { behavesLikeContents } from '@shop/domain/content/contents.behaviour';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the contents of the in-memory shop', () => behavesLikeContents(inMemoryHarness, { describe, it, expect }));
