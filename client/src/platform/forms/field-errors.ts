import type { Draft } from './form-draft.ts';

/** What is wrong with a field: a message key, or a text of the server's own. */
export interface Fault {
  readonly field: string;
  readonly message: string;
  /** Found by the shop: the page's own rules cannot tell whether it is mended. */
  readonly isOfShop?: true;
}

/** Everything that is wrong with what was typed, in the order of the page. */
export type Check = (values: Draft) => readonly Fault[];

const isOf = (field: string) => (fault: Fault): boolean => fault.field === field;

/** After a change a fault goes as soon as it is mended; one that the shop found goes once its field is touched. */
export const faultsAfterChange = (faults: readonly Fault[], found: readonly Fault[], changed: readonly string[]): readonly Fault[] =>
  faults.flatMap((fault) => {
    const still = found.find(isOf(fault.field));
    if (still !== undefined) return [still];
    return fault.isOfShop === true && !changed.includes(fault.field) ? [fault] : [];
  });

/** When a field is left, its own fault joins the others; nothing is red before. */
export const faultsAfterBlur = (faults: readonly Fault[], found: readonly Fault[], field: string): readonly Fault[] => {
  const own = found.find(isOf(field));
  return own === undefined || faults.some(isOf(field)) ? faults : [...faults, own];
};
