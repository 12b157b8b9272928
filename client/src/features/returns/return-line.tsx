import { isComplaint, RETURN_REASONS } from '@shop/domain/returns/return-reason';
import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import type { ReactNode } from 'react';

import { useFormHandle } from '../../platform/forms/form-context.ts';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { FormCheckbox, FormSelect, FormTextArea, FormTextField } from '../../ui/form-fields.tsx';
import { ErrorMessage, fieldId } from '../../ui/field.tsx';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { LineSummary } from './line-summary.tsx';
import type { ReturnItem } from './return-flow.ts';
import styles from './return-line.module.css';
import { fieldOf } from './selection-values.ts';

interface ReturnLineProps {
  readonly item: ReturnItem;
  /** The photos of the line. */
  readonly photos: ReactNode;
}

const Quantity = ({ item: { id, returnableQuantity } }: Pick<ReturnLineProps, 'item'>): ReactNode => {
  const { t } = useTranslation('returns');
  const name = fieldOf(id, 'quantity');
  if (returnableQuantity === 1) return <HiddenFields<'return-items'> values={{ [name]: 1 }} />;
  return (
    <FormTextField
      name={name}
      label={t('line.quantity')}
      hint={t('line.quantity.hint', { max: returnableQuantity })}
      width="xs"
      inputMode="numeric"
      autoComplete="off"
    />
  );
};

const Components = ({ item: { id, components } }: Pick<ReturnLineProps, 'item'>): ReactNode => {
  const { t } = useTranslation('returns');
  const name = fieldOf(id, 'components');
  const error = useFormHandle().errorOf(name);
  if (components.length === 0) return null;
  const errorId = `${fieldId(name)}-error`;
  return (
    <fieldset
      className={styles.components}
      id={fieldId(name)}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{t('line.components')}</legend>
      {error !== undefined && <ErrorMessage id={errorId}>{error}</ErrorMessage>}
      {components.map((component) => (
        <FormCheckbox key={component.id} name={fieldOf(id, `components.${component.id}`)} label={component.name} />
      ))}
    </fieldset>
  );
};

/** The questions about a complaint. Without scripts they are always asked, because the reason is not known yet. */
const Complaint = ({ item, photos }: ReturnLineProps): ReactNode => {
  const { t } = useTranslation('returns');
  const { values } = useFormHandle();
  const isHydrated = useIsHydrated();
  const reason = values[fieldOf(item.id, 'reason')] ?? '';
  const complaint = isComplaint(reason) ? reason : undefined;
  if (complaint === undefined && (isHydrated || reason !== '')) return null;
  return (
    <>
      <Components item={item} />
      <FormTextArea
        name={fieldOf(item.id, 'additionalInfo')}
        label={t(`line.additionalInfo.${complaint ?? 'unknown'}`)}
        limit={FIELD_LIMITS.additionalInfo}
        isRequired={false}
        rows={2}
      />
      {isHydrated ? (
        photos
      ) : (
        <noscript>
          <p className={styles.hint}>{t('line.photos.needScripts')}</p>
        </noscript>
      )}
    </>
  );
};

/** A line of the order that can be returned. Ticking it asks for quantity and reason. */
export const ReturnLine = ({ item, photos }: ReturnLineProps): ReactNode => {
  const { t } = useTranslation('returns');
  const { date } = useFormat();
  const { values } = useFormHandle();
  const { id, name, returnedQuantity, returnUntil } = item;
  const isSelected = values[fieldOf(id, 'selected')] !== '';
  return (
    <li className={styles.line}>
      <LineSummary item={item}>
        {returnedQuantity > 0 && <p>{t('line.returned', { count: returnedQuantity })}</p>}
        {returnUntil !== null && <p>{t('line.until', { date: date(returnUntil) })}</p>}
      </LineSummary>
      <div className={styles.tick}>
        <FormCheckbox name={fieldOf(id, 'selected')} label={t('line.select', { name })} />
      </div>
      <div className={styles.details} role="group" aria-label={name} data-selected={isSelected || undefined}>
        <Quantity item={item} />
        <FormSelect
          name={fieldOf(id, 'reason')}
          label={t('line.reason')}
          hint={t('line.reason.hint')}
          width="m"
          options={[
            { value: '', label: t('line.reason.choose') },
            ...RETURN_REASONS.map((reason) => ({ value: reason, label: t(`reason.${reason}`) })),
          ]}
        />
        <Complaint item={item} photos={photos} />
        <FormTextArea
          name={fieldOf(id, 'comment')}
          label={t('line.comment')}
          limit={FIELD_LIMITS.comment}
          isRequired={false}
          rows={2}
        />
      </div>
    </li>
  );
};
