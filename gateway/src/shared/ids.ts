import { randomUUID } from 'node:crypto';
import type { ContentNames, Ids } from '@shop/domain/shared/ids.port';
import { hashOf } from './hash-of.ts';

export const ids: Ids & ContentNames = { next: randomUUID, nameOf: hashOf };
