import { MOST_LABELS, withItems, withRegulation } from '@shop/domain/returns/return-draft';
import { isComplaint, isReturnReason } from '@shop/domain/returns/return-reason';
import { returnStepOf } from '@shop/domain/returns/return-steps';
import { NO_LABEL } from '@shop/domain/returns/return';
import type {
  RegulationId,
  ReturnCarrierCode,
  ReturnHash,
  ReturnOrder,
  SelectedReturnItem,
} from '@shop/domain/returns/return';
import { isSelectedItem, selectionErrors } from '@shop/domain/returns/selection-errors';
import type { TypedReturnItem } from '@shop/domain/returns/selection-errors';
import { invalidForm } from '@shop/domain/shared/field-errors';
import type { FieldError, FormRefusal } from '@shop/domain/shared/field-errors';
import { normaliseLines } from '@shop/domain/shared/normalise-text';
import { RETURN_STEP_PATHS } from '@shop/domain/shared/paths';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { VisitorSession } from '../request/visitor-session.ts';
import { changeReturn } from './change-return.ts';
import type { ReturnParts, StepRefusal } from './change-return.ts';
import type { ReturnChange } from './return-drafts.ts';
import { imagesOf } from './stored-return.ts';
import type { StoredReturn } from './stored-return.ts';

/** Where the shopper continues. */
export interface StepTaken {
  readonly path: string;
}

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

type Change = ReturnChange<Result<StepTaken, FormRefusal>>;

const taken = (stored: StoredReturn): Change => ({
  stored,
  outcome: granted({ path: RETURN_STEP_PATHS[returnStepOf(stored.draft)] }),
});

const wrong = (fieldErrors: readonly FieldError[]): Change => ({ outcome: refused(invalidForm(fieldErrors)) });

/** Questions about a complaint are asked for complaints only. */
const readSelection = (
  { id, quantity, reason, images, components, ...typed }: ItemSelection,
  order: ReturnOrder,
  stored: StoredReturn,
): TypedReturnItem & Pick<SelectedReturnItem, 'lineNo'> => {
  const [comment, additionalInfo] = [normaliseLines(typed.comment), normaliseLines(typed.additionalInfo)];
  const isAboutFault = isReturnReason(reason) && isComplaint(reason);
  return {
    id,
    lineNo: order.items.find((item) => item.id === id)?.lineNo ?? 0,
    quantity,
    reason,
    ...(comment === '' ? {} : { comment }),
    ...(additionalInfo === '' || !isAboutFault ? {} : { additionalInfo }),
    images: isAboutFault ? (images ?? imagesOf(id, stored).map((image) => image.id)) : [],
    components: isAboutFault ? components : [],
  };
};

/** A picture that this browser has not uploaded for the line, or no longer has. */
const goneImages = (items: readonly TypedReturnItem[], stored: StoredReturn): readonly FieldError[] =>
  items
    .filter(({ id, images }) => images.some((imageId) => !imagesOf(id, stored).some((image) => image.id === imageId)))
    .map(({ id }) => ({ field: `items.${id}.images`, message: 'shop.return.imageGone' }));

export const selectReturnItems =
  (parts: ReturnParts) =>
  (
    visitor: VisitorSession,
    hash: ReturnHash,
    selections: readonly ItemSelection[],
  ): Promise<Result<StepTaken, StepRefusal>> =>
    changeReturn(parts)(visitor, hash, 'productselection', async (stored, order) => {
      const items = selections.map((selection) => readSelection(selection, order, stored));
      const errors = [...selectionErrors(items, order), ...goneImages(items, stored)];
      if (errors.length > 0) return wrong(errors);
      const images = stored.images.filter(({ id }) => items.some((item) => item.images.includes(id)));
      return taken({ ...stored, images, draft: withItems(stored.draft, items.filter(isSelectedItem)) });
    });

export const chooseRegulation =
  (parts: ReturnParts) =>
  (visitor: VisitorSession, hash: ReturnHash, regulation: RegulationId): Promise<Result<StepTaken, StepRefusal>> =>
    changeReturn(parts)(visitor, hash, 'regulations', async (stored) => {
      const offered = await parts.shop.returns.regulations(visitor.shopper, hash, stored.draft.items);
      if (!offered.some(({ id }) => id === regulation))
        return wrong([{ field: 'regulation', message: 'shop.return.regulation' }]);
      return taken({ ...stored, draft: withRegulation(stored.draft, regulation) });
    });

/** The shopper may send the goods without a label at any time. */
export const chooseReturnCarrier =
  (parts: ReturnParts) =>
  (
    visitor: VisitorSession,
    hash: ReturnHash,
    { carrier, labels }: { readonly carrier: ReturnCarrierCode; readonly labels: number },
  ): Promise<Result<StepTaken, StepRefusal>> =>
    changeReturn(parts)(visitor, hash, 'carrier', async (stored) => {
      const offered = await parts.shop.returns.carriers(visitor.shopper, stored.draft);
      if (carrier !== NO_LABEL && !offered.some(({ code, enabled }) => code === carrier && enabled))
        return wrong([{ field: 'carrier', message: 'shop.return.carrier' }]);
      if (!Number.isInteger(labels) || labels < 1 || labels > MOST_LABELS)
        return wrong([{ field: 'labels', message: 'shop.return.labels' }]);
      return taken({ ...stored, draft: { ...stored.draft, carrier, labels } });
    });
