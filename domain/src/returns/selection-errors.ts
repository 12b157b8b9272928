import { type FieldError, fieldErrorsOf, prefixFields } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { maxLength, type ValidationMessage } from '../shared/form-rules.ts';
import { isComplaint, isReturnReason } from './return-reason.ts';
import type { ReturnItem, SelectedReturnItem } from './return.ts';

/** Pictures for one line, and for a whole return. */
export const MOST_IMAGES_OF_ITEM = 5;
export const MOST_IMAGES_OF_RETURN = 20;

/** What of a line decides about a selection. */
export type SelectableItem = Pick<ReturnItem, 'id' | 'returnableQuantity' | 'components'>;

/** A selection as typed. Its quantity is not a number if none was typed. Only the order knows the number of its line. */
export type TypedReturnItem = Omit<SelectedReturnItem, 'reason' | 'lineNo'> & { readonly reason: string };

/** Whether a selection as typed has a reason that exists, which the errors say too. */
export const isSelectedItem = <Item extends TypedReturnItem>(
  item: Item,
): item is Item & Pick<SelectedReturnItem, 'reason'> => isReturnReason(item.reason);

const quantityError = (quantity: number, { returnableQuantity }: SelectableItem): ValidationMessage => {
  if (Number.isNaN(quantity)) return 'shop.form.error.quantity';
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= returnableQuantity
    ? undefined
    : 'shop.return.quantity';
};

/** A set that the buyer does not want is returned as a whole; a complaint may be about some of its parts. */
const componentsError = ({ components, reason }: TypedReturnItem, item: SelectableItem): ValidationMessage => {
  if (components.length === 0) return undefined;
  if (!isComplaint(reason)) return 'shop.return.completeSet';
  return components.every((id) => item.components.some((component) => component.id === id))
    ? undefined
    : 'shop.form.error.choice';
};

const errorsOf = (selected: TypedReturnItem, item: SelectableItem | undefined): readonly FieldError[] => {
  if (item === undefined || item.returnableQuantity === 0)
    return [{ field: 'quantity', message: 'shop.return.notReturnable' }];
  return fieldErrorsOf({
    quantity: quantityError(selected.quantity, item),
    reason: isReturnReason(selected.reason) ? undefined : 'shop.return.reason',
    components: componentsError(selected, item),
    comment: maxLength(FIELD_LIMITS.comment)(selected.comment),
    additionalInfo: maxLength(FIELD_LIMITS.additionalInfo)(selected.additionalInfo),
    images: selected.images.length > MOST_IMAGES_OF_ITEM ? 'shop.return.tooManyImages' : undefined,
  });
};

const isRepeated = ({ id }: TypedReturnItem, at: number, all: readonly TypedReturnItem[]): boolean =>
  all.findIndex((other) => other.id === id) < at;

/** The errors of a selection, by `items.<id>.<field>`; the field `items` if it is wrong as a whole. */
export const selectionErrors = (
  selected: readonly TypedReturnItem[],
  order: { readonly items: readonly SelectableItem[] },
): readonly FieldError[] => {
  if (selected.length === 0) return [{ field: 'items', message: 'shop.return.nothingSelected' }];
  if (selected.some(isRepeated)) return [{ field: 'items', message: 'shop.form.error.choice' }];
  const images = selected.flatMap((item) => item.images);
  return [
    ...selected.flatMap((item) =>
      prefixFields(
        `items.${item.id}`,
        errorsOf(
          item,
          order.items.find(({ id }) => id === item.id),
        ),
      ),
    ),
    ...(images.length > MOST_IMAGES_OF_RETURN
      ? [{ field: 'items', message: 'shop.return.tooManyImages' } as const]
      : []),
  ];
};
