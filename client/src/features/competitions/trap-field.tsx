import type { ReactNode } from 'react';

import { useFormHandle } from '../../platform/forms/form-context.ts';
import type { FormFields } from '../../platform/generated/forms.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Its name is one that robots like and browsers never fill in: they know no subjects of people. */
export const TRAP = 'subject' satisfies FormFields['competition-entry'];

/** A field that nobody sees, reads or reaches: an entry that fills it in is looked at before the draw. */
export const TrapField = (): ReactNode => {
  const { t } = useTranslation('competitions');
  const { values, set } = useFormHandle();
  return (
    <div aria-hidden="true">
      <VisuallyHidden>
        <label>
          {t('honeypot')}
          <input
            name={TRAP}
            tabIndex={-1}
            autoComplete="off"
            value={values[TRAP] ?? ''}
            onChange={({ target }) => set({ [TRAP]: target.value })}
          />
        </label>
      </VisuallyHidden>
    </div>
  );
};
