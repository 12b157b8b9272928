import { randomUUID } from 'node:crypto';
import { type CancellationDeclaration, normaliseCancellation } from '@shop/domain/cancellations/cancellation';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { granted } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import { CANCELLATION } from '@shop/domain/cancellations/cancellation.slot';
import type { Visit } from '@shop/domain/visit/visit.port';
import { hashOf } from '../shared/hash-of.ts';
import type { StoredCancellation } from '@shop/domain/cancellations/cancellation.slot';

/** The same content from pages with the same key is one declaration; other content from another tab is another one. */
const declarationKey = (key: string, declaration: CancellationDeclaration): string =>
  hashOf(JSON.stringify([key, Object.entries(declaration)]));

/** The key for the next declaration, and the receipt of the last one. Draws a key if there is none. */
export const openCancellation = (visitor: Pick<Visit, 'read' | 'write'>): StoredCancellation => {
  const known = visitor.read(CANCELLATION);
  if (known !== undefined) return known;
  const stored = { key: randomUUID() };
  visitor.write(CANCELLATION, stored);
  return stored;
};

/** Declares what was typed, once for each page key, and stores the receipt. A page that is opened after it has another key. */
export const declareCancellation =
  ({ cancellations }: Pick<Shop, 'cancellations'>) =>
  async (
    visitor: Pick<Visit, 'shopper' | 'write'>,
    key: string,
    typed: CancellationDeclaration,
  ): Promise<Result<StoredCancellation, FormRefusal>> => {
    const declaration = normaliseCancellation(typed);
    const declared = await cancellations.declare(visitor.shopper, declaration, declarationKey(key, declaration));
    if (!declared.ok) return declared;
    const stored = { key: randomUUID(), receipt: declared.value };
    visitor.write(CANCELLATION, stored);
    return granted(stored);
  };
