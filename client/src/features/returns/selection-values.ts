import { readQuantity } from '@shop/domain/carts/quantity';
import { selectionErrors, type TypedReturnItem } from '@shop/domain/returns/selection-errors';
import { isComplaint } from '@shop/domain/returns/return-reason';
import { entriesError, isReceived, readEntries, writeEntries } from '@shop/domain/shared/file-entries';

import type { FormError } from '../../platform/forms/field-errors.ts';
import type { FieldValues } from '../../platform/forms/form-draft.ts';
import type { FieldOf } from '../../platform/forms/form-names.ts';
import type { SelectedReturnItemInput } from '../../platform/generated/graphql.ts';
import { CHECKED } from '../../ui/form-fields.tsx';
import type { ReturnFlow, ReturnItem } from './return-flow.ts';

type Items = readonly ReturnItem[];

/** The name of a line's field in the form. */
export const fieldOf = <Field extends string>(id: string, field: Field) => `items.${id}.${field}` as const;

export const isReturnable = ({ returnableQuantity }: Pick<ReturnItem, 'returnableQuantity'>): boolean =>
  returnableQuantity > 0;

type SelectionField = Exclude<FieldOf<'return-items'>, 'order'>;
type SelectionEntry = readonly [SelectionField, string];
type SelectionValues = Readonly<Record<SelectionField, string>>;

/** What the form holds at first: what this browser has chosen before, otherwise nothing. */
export const selectionValues = (
  { draft, images }: Pick<ReturnFlow, 'draft' | 'images'>,
  items: Items,
): SelectionValues =>
  Object.fromEntries(
    items.filter(isReturnable).flatMap(({ id, returnableQuantity, components }): SelectionEntry[] => {
      const chosen = draft?.items.find((item) => item.id === id);
      const entries = images
        .filter(({ itemId }) => itemId === id)
        .map((image) => ({ key: image.id, id: image.id, name: image.name }));
      return [
        [fieldOf(id, 'selected'), chosen === undefined ? '' : CHECKED],
        [fieldOf(id, 'quantity'), String(Math.min(chosen?.quantity ?? returnableQuantity, returnableQuantity))],
        [fieldOf(id, 'reason'), chosen?.reason ?? ''],
        [fieldOf(id, 'comment'), chosen?.comment ?? ''],
        [fieldOf(id, 'additionalInfo'), chosen?.additionalInfo ?? ''],
        [fieldOf(id, 'images'), writeEntries(entries)],
        ...components.map(
          (component): SelectionEntry => [
            fieldOf(id, `components.${component.id}`),
            chosen?.components.includes(component.id) === true ? CHECKED : '',
          ],
        ),
      ];
    }),
  ) as SelectionValues;

const readItem = (values: FieldValues, { id, components }: ReturnItem): TypedReturnItem => {
  const reason = values[fieldOf(id, 'reason')] ?? '';
  const isAboutFault = isComplaint(reason);
  return {
    id,
    quantity: readQuantity(values[fieldOf(id, 'quantity')]) ?? Number.NaN,
    reason,
    comment: (values[fieldOf(id, 'comment')] ?? '').trim(),
    additionalInfo: isAboutFault ? (values[fieldOf(id, 'additionalInfo')] ?? '').trim() : '',
    images: isAboutFault
      ? readEntries(values[fieldOf(id, 'images')])
          .filter(isReceived)
          .map((entry) => entry.id)
      : [],
    components: isAboutFault
      ? components
          .filter((component) => values[fieldOf(id, `components.${component.id}`)] === CHECKED)
          .map((component) => component.id)
      : [],
  };
};

/** The ticked lines. */
const readSelection = (values: FieldValues, items: Items): readonly TypedReturnItem[] =>
  items
    .filter((item) => isReturnable(item) && values[fieldOf(item.id, 'selected')] === CHECKED)
    .map((item) => readItem(values, item));

/** A picture that is still being sent would be left out. */
const pendingImages = (values: FieldValues, selected: readonly TypedReturnItem[]): readonly FormError[] =>
  selected.flatMap(({ id, reason }) => {
    const message = isComplaint(reason)
      ? entriesError(values[fieldOf(id, 'images')], { isRequired: false })
      : undefined;
    return message === undefined ? [] : [{ field: fieldOf(id, 'images'), message }];
  });

export const selectionFormErrors =
  (items: Items) =>
  (values: FieldValues): readonly FormError[] => {
    const selected = readSelection(values, items);
    return [...selectionErrors(selected, { items }), ...pendingImages(values, selected)];
  };

export const selectionInput = (values: FieldValues, items: Items): SelectedReturnItemInput[] =>
  readSelection(values, items).map(({ id, quantity, reason, comment, additionalInfo, images, components }) => ({
    id,
    quantity,
    reason,
    images: [...images],
    components: [...components],
    ...(comment === undefined || comment === '' ? {} : { comment }),
    ...(additionalInfo === undefined || additionalInfo === '' ? {} : { additionalInfo }),
  }));
