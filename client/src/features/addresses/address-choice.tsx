import { type ReactNode, useRef } from 'react';

import { CHOICE, EDITING } from './model/address-values.ts';
import { useFormHandle } from '../../platform/forms/form-context.ts';
import type { AddressPartFragment } from '../../platform/generated/graphql.ts';
import type { FieldValues } from '../../platform/forms/form-draft.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import styles from './address-choice.module.css';
import { AddressLines } from './address-lines.tsx';

interface AddressChoiceProps {
  readonly form: string;
  readonly label: string;
  readonly addresses: readonly AddressPartFragment[];
  /** The address, in the fields that edit it. */
  readonly valuesOf: (form: string, address: AddressPartFragment) => FieldValues;
  readonly empty: FieldValues;
  readonly newLabel: string;
  readonly children: ReactNode;
}

/** The choice of a new address. In the form's values it is an empty id. */
const NEW = 'new';

/** A choice between the saved addresses, one of which may be edited, and a new address. */
export const AddressChoice = ({
  form,
  label,
  addresses,
  valuesOf,
  empty,
  newLabel,
  children,
}: AddressChoiceProps): ReactNode => {
  const { t } = useTranslation('addresses');
  const { values, set, errorOf } = useFormHandle();
  const field = `${form}.${CHOICE}`;
  const chosen = values[field] ?? '';
  const isEditing = values[`${form}.${EDITING}`] === 'true';
  const choose = (choice: string): void =>
    set({ ...empty, [field]: choice === NEW ? '' : choice, [`${form}.${EDITING}`]: '' });
  const isOpening = useRef(false);
  const edit = (address: AddressPartFragment): void => {
    isOpening.current = true;
    set({ ...valuesOf(form, address), [field]: address.id, [`${form}.${EDITING}`]: 'true' });
  };
  /** Focuses the first field after the edit button has opened the fields and disappeared. */
  const enter = (fields: HTMLDivElement | null): void => {
    if (fields === null || !isOpening.current) return;
    isOpening.current = false;
    fields.querySelector<HTMLElement>('input, select')?.focus();
  };
  return (
    <RadioGroup
      name={field}
      label={label}
      isLabelHidden
      look="cards"
      value={chosen === '' ? NEW : chosen}
      error={errorOf(field)}
      onChange={choose}
      choices={[
        ...addresses.map((address) => ({
          value: address.id,
          label: (
            <span className={styles.address}>
              <AddressLines address={address} />
            </span>
          ),
          detail: isEditing ? (
            <div className={styles.fields} ref={enter}>
              {children}
            </div>
          ) : (
            <Button variant="link" className={styles.edit} onClick={() => edit(address)}>
              {t('edit')}
            </Button>
          ),
        })),
        { value: NEW, label: newLabel, detail: <div className={styles.fields}>{children}</div> },
      ]}
    />
  );
};
