import type { AddressList } from '@shop/domain/addresses/address-lists';
import { cleaned, REMOVED_ADDRESS, type RemovedAddresses, withRemoved } from '@shop/domain/addresses/removed-addresses';

import { type FieldValues, readDraft, saveDraft } from '../../platform/forms/form-draft.ts';
import { useIsomorphicLayoutEffect } from '../../platform/hydration/use-isomorphic-layout-effect.ts';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { useFormEcho } from '../../platform/pages/page-context.tsx';
import { atom, useAtomValue, useSetAtom } from '../../platform/store.ts';

/** Says to which list an address belonged that was removed without scripts. */
const LIST = 'list';
/** Says whether the open cart used the removed address. */
export const WAS_IN_CART = 'wasInCart';

/** The last removed addresses, as the text of their form. They are saved as a draft: a logout removes them. */
type SavedAddresses = RemovedAddresses<string>;

const readSaved = (): SavedAddresses => readDraft(REMOVED_ADDRESS) ?? {};

const writeSaved = (saved: SavedAddresses): void => saveDraft(REMOVED_ADDRESS, saved as FieldValues);

const formIn = (text: string | undefined): FieldValues | undefined =>
  text === undefined ? undefined : Object.fromEntries(new URLSearchParams(text));

const textOf = (form: FieldValues): string => new URLSearchParams({ ...form }).toString();

/** Counts the changes, because the storage does not report them. */
const changesAtom = atom(0);

/** The last removed address of a list, which can be restored until it is cleaned (ACCT-04). */
export const useRemovedAddress = (list: AddressList) => {
  const isHydrated = useIsHydrated();
  const echo = useFormEcho(REMOVED_ADDRESS);
  const returned = echo?.values[LIST] === list ? echo.values : undefined;
  const count = useSetAtom(changesAtom);
  useAtomValue(changesAtom);
  const change = (next: (saved: SavedAddresses) => SavedAddresses): void => {
    writeSaved(next(readSaved()));
    count((changes) => changes + 1);
  };
  useIsomorphicLayoutEffect(() => {
    if (returned !== undefined) change((saved) => withRemoved(saved, list, textOf(returned)));
    // Once: from then on the saved address counts.
  }, []);
  return {
    removed: isHydrated ? formIn(readSaved()[list]) : returned,
    remember: (form: FieldValues): void => change((saved) => withRemoved(saved, list, textOf(form))),
    clean: (): void => change((saved) => cleaned(saved, list)),
  };
};
