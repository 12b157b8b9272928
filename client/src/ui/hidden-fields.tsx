import type { ReactNode } from 'react';

import type { PostedValues } from '../platform/forms/form-names.ts';
import type { FormName } from '../platform/generated/forms.ts';

type Shown = Readonly<Record<string, string | number | undefined>>;

/** What a form posts without showing it. */
export const HiddenFields = <Action extends FormName>({
  values,
}: {
  readonly values: PostedValues<Action>;
}): ReactNode =>
  Object.entries<Shown[string]>(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
