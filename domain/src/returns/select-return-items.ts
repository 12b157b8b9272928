import type { Visit } from '../visit/visit.port.ts';
import type { FieldError } from '../shared/field-errors.ts';
import { normaliseLines } from '../shared/normalise-text.ts';
import type { Result } from '../shared/result.ts';
import {
  changeReturn,
  type ReturnPorts,
  type StepRefusal,
  type StepTaken,
  stepTaken,
  stepWrong,
} from './change-return.ts';
import { withItems } from './return-draft.ts';
import { isComplaint } from './return-reason.ts';
import type { ReturnHash, ReturnOrder, SelectedReturnItem } from './return.ts';
import { isSelectedItem, selectionErrors, type TypedReturnItem } from './selection-errors.ts';
import { imagesOf, type StoredReturn } from './stored-return.ts';

/** A line as a shopper selects it. */
export interface ItemSelection {
  readonly id: string;
  readonly quantity: number;
  readonly reason: string;
  readonly comment?: string;
  readonly additionalInfo?: string;
  /** Of the pictures that this browser has uploaded; absent: all of them. */
  readonly images?: readonly string[];
  readonly components: readonly string[];
}

/** Questions about a complaint are asked for complaints only. */
const readSelection = (
  { id, quantity, reason, images, components, ...typed }: ItemSelection,
  stored: StoredReturn,
): TypedReturnItem => {
  const [comment, additionalInfo] = [normaliseLines(typed.comment), normaliseLines(typed.additionalInfo)];
  const isAboutFault = isComplaint(reason);
  return {
    id,
    quantity,
    reason,
    ...(comment === '' ? {} : { comment }),
    ...(additionalInfo === '' || !isAboutFault ? {} : { additionalInfo }),
    images: isAboutFault ? (images ?? imagesOf(id, stored).map((image) => image.id)) : [],
    components: isAboutFault ? components : [],
  };
};

/** The selected lines that the order has, with their numbers; all of them where there are no errors. */
const linesOf = (items: readonly TypedReturnItem[], order: ReturnOrder): readonly SelectedReturnItem[] =>
  items.filter(isSelectedItem).flatMap((item) => {
    const line = order.items.find(({ id }) => id === item.id);
    return line === undefined ? [] : [{ ...item, lineNo: line.lineNo }];
  });

/** A picture that this browser has not uploaded for the line, or no longer has. */
const goneImages = (items: readonly TypedReturnItem[], stored: StoredReturn): readonly FieldError[] =>
  items
    .filter(({ id, images }) => images.some((imageId) => !imagesOf(id, stored).some((image) => image.id === imageId)))
    .map(({ id }) => ({ field: `items.${id}.images`, message: 'shop.return.imageGone' }));

export const selectReturnItems =
  (ports: ReturnPorts, visit: Visit) =>
  (hash: ReturnHash, selections: readonly ItemSelection[]): Promise<Result<StepTaken, StepRefusal>> =>
    changeReturn(ports, visit)(hash, 'productselection', async (stored, order) => {
      const items = selections.map((selection) => readSelection(selection, stored));
      const errors = [...selectionErrors(items, order), ...goneImages(items, stored)];
      if (errors.length > 0) return stepWrong(errors);
      const images = stored.images.filter(({ id }) => items.some((item) => item.images.includes(id)));
      return stepTaken({ ...stored, images, draft: withItems(stored.draft, linesOf(items, order)) });
    });
