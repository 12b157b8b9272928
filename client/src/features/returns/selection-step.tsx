import { type ReactNode, useState } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { fieldId } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BlockedLines } from './blocked-lines.tsx';
import { LinePhotos } from './line-photos.tsx';
import { ReturnLine } from './return-line.tsx';
import styles from './return-line.module.css';
import { useSelectReturnItems } from './returns.mutations.ts';
import { isReturnable, selectionFormErrors, selectionInput, selectionValues } from './selection-values.ts';
import { photoUploads } from './upload-return-image.ts';
import type { OpenReturn } from './use-return-flow.ts';
import { RETURN_FORMS, useReturnForm } from './use-return-form.ts';
import { useStepResult } from './use-step-result.ts';

const SelectionForm = ({ flow: { order, draft, images } }: { readonly flow: OpenReturn }): ReactNode => {
  const { t } = useTranslation('returns');
  const { items, hash } = order;
  const { mutateAsync: select } = useSelectReturnItems();
  const accept = useStepResult();
  const [uploadTo] = useState(() => photoUploads(hash));
  const form = useReturnForm(hash, {
    action: 'return-items',
    name: RETURN_FORMS.items,
    initial: selectionValues({ draft, images }, items),
    validate: selectionFormErrors(items),
    nameOfPart: (field) => items.find(({ id }) => field.startsWith(`items.${id}.`))?.name,
    onSubmit: async (values) => accept(await select({ order: hash, items: selectionInput(values, items) })),
  });
  return (
    <Form form={form} hidden={{ order: hash }} label={t('productselection.title')}>
      <ul className={styles.lines} id={fieldId('items')} tabIndex={-1} aria-label={t('productselection.lines')}>
        {items.filter(isReturnable).map((item) => (
          <ReturnLine
            key={item.id}
            item={item}
            photos={<LinePhotos order={hash} itemId={item.id} images={images} uploadTo={uploadTo} />}
          />
        ))}
      </ul>
      <SubmitButton>{t('productselection.on')}</SubmitButton>
    </Form>
  );
};

/** The first step: which articles go back, how many of them, and why. */
export const SelectionStep = ({ flow }: { readonly flow: OpenReturn }): ReactNode => {
  const { t } = useTranslation('returns');
  return (
    <>
      {flow.order.items.some(isReturnable) ? (
        <SelectionForm flow={flow} />
      ) : (
        <Notice kind="info">
          <p>{t('productselection.nothing')}</p>
        </Notice>
      )}
      <BlockedLines order={flow.order} />
    </>
  );
};
