import { readQuantity } from '@shop/domain/carts/quantity';
import type { ItemSelection } from '@shop/domain/returns/select-return-items';
import { SHOP_ID } from '@shop/domain/shared/shop-id';

/** What is read of a line. */
const LINE_FIELDS = ['selected', 'quantity', 'reason', 'comment', 'additionalInfo'] as const;

/** What is typed and chosen in a form; `*` stands for the id of a line, or of one of its components. */
export const RETURN_LINE_FIELDS: readonly string[] = [
  ...LINE_FIELDS.map((field) => `items.*.${field}`),
  'items.*.components.*',
];

/** What is read of a form. */
export const RETURN_ITEMS_FIELDS: readonly string[] = ['order', ...RETURN_LINE_FIELDS];

/** The fields of a posted form, whose names contain the ids of an order's lines. */
export type PostedFields = Readonly<Record<string, string>>;

/** Longer texts than any field takes are refused by the domain's rules; this bound only stops abuse. */
const MAX_TEXT = 10_000;
const CONTROL_BUT_LINES = /(?![\t\n\r])\p{Cc}/gu;

/** Reads what a browser posted: texts only, the last value of each field. */
export const postedFields = (body: unknown): PostedFields => {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(
    fields.flatMap(([name, value]: readonly [string, unknown]) => {
      const last: unknown = Array.isArray(value) ? value.at(-1) : value;
      return typeof last === 'string'
        ? [[name, last.slice(0, MAX_TEXT).toWellFormed().replaceAll(CONTROL_BUT_LINES, ' ')] as const]
        : [];
    }),
  );
};

const textOf = (fields: PostedFields, id: string, name: (typeof LINE_FIELDS)[number]): string =>
  fields[`items.${id}.${name}`] ?? '';

const SELECTED = /^items\.(?<id>[^.]+)\.selected$/u;
const COMPONENT = /^items\.(?<id>[^.]+)\.components\.(?<component>.+)$/u;

const idIn = (name: string): readonly string[] => {
  const id = SELECTED.exec(name)?.groups?.['id'];
  return id !== undefined && SHOP_ID.test(id) ? [id] : [];
};

const componentIn = (name: string, of: string): readonly string[] => {
  const { id, component } = COMPONENT.exec(name)?.groups ?? {};
  return id === of && component !== undefined && SHOP_ID.test(component) ? [component] : [];
};

/** The ticked lines of the form. */
export const selectionsIn = (fields: PostedFields): readonly ItemSelection[] =>
  Object.keys(fields)
    .flatMap(idIn)
    .map((id) => ({
      id,
      // Not a number if none was typed.
      quantity: readQuantity(textOf(fields, id, 'quantity')) ?? Number.NaN,
      reason: textOf(fields, id, 'reason'),
      comment: textOf(fields, id, 'comment'),
      additionalInfo: textOf(fields, id, 'additionalInfo'),
      components: Object.keys(fields).flatMap((name) => componentIn(name, id)),
    }));
