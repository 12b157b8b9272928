import type { FormRefusal } from '../shared/field-errors.ts';
import type { ContentNames, Ids } from '../shared/ids.port.ts';
import { granted, type Result } from '../shared/result.ts';
import type { Visit } from '../visit/visit.port.ts';
import { type CancellationDeclaration, normaliseCancellation } from './cancellation.ts';
import { CANCELLATION, type StoredCancellation } from './cancellation.slot.ts';
import type { Cancellations } from './cancellations.port.ts';

/** The key for the next declaration, and the receipt of the last one. Draws a key if there is none. */
export const openCancellation = (
  { ids }: { readonly ids: Ids },
  visit: Pick<Visit, 'read' | 'write'>,
): StoredCancellation => {
  const known = visit.read(CANCELLATION);
  if (known !== undefined) return known;
  const stored = { key: ids.next() };
  visit.write(CANCELLATION, stored);
  return stored;
};

interface Ports {
  readonly cancellations: Cancellations;
  readonly ids: Ids & ContentNames;
}

/**
 * Declares what was typed, once for each page key, and stores the receipt. A page that is opened after it has another key. The same
 * content from pages with the same key is one declaration; other content from another tab is another one.
 */
export const declareCancellation =
  ({ cancellations, ids }: Ports, visit: Pick<Visit, 'shopper' | 'write'>) =>
  async (key: string, typed: CancellationDeclaration): Promise<Result<StoredCancellation, FormRefusal>> => {
    const declaration = normaliseCancellation(typed);
    const declarationKey = ids.nameOf(JSON.stringify([key, Object.entries(declaration)]));
    const declared = await cancellations.declare(visit.shopper, declaration, declarationKey);
    if (!declared.ok) return declared;
    const stored = { key: ids.next(), receipt: declared.value };
    visit.write(CANCELLATION, stored);
    return granted(stored);
  };
