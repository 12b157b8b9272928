import type { ComponentProps, ReactNode } from 'react';

import { useFormHandle } from '../platform/forms/form-context.ts';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

type Own = 'value' | 'error' | 'onChange' | 'onBlur' | 'defaultValue' | 'defaultChecked' | 'checked';

/** Value of a checked box in a form. */
export const CHECKED = 'true';

const useLive = (name: string) => {
  const { values, errorOf, set, blur } = useFormHandle();
  return {
    value: values[name] ?? '',
    error: errorOf(name),
    onChange: (value: string): void => set({ [name]: value }),
    onBlur: (): void => blur(name),
  };
};

/** Sends the form around it. Disabled until scripts run, unless the form has an address that answers it without them. */
export const LiveSubmit = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const { isPending, isReady } = useFormHandle();
  return <Button does="submit" isWide isPending={isPending} disabled={!isReady}>{children}</Button>;
};

export const LiveTextField = (props: Omit<ComponentProps<typeof TextField>, Own>): ReactNode => <TextField {...props} {...useLive(props.name)} />;

export const LivePasswordField = (props: Omit<ComponentProps<typeof PasswordField>, Own>): ReactNode => <PasswordField {...props} {...useLive(props.name)} />;

export const LiveTextArea = (props: Omit<ComponentProps<typeof TextArea>, Own>): ReactNode => <TextArea {...props} {...useLive(props.name)} />;

export const LiveSelect = (props: Omit<ComponentProps<typeof Select>, Own>): ReactNode => {
  const { onChange, ...live } = useLive(props.name);
  return <Select {...props} {...live} onChange={(event) => onChange(event.target.value)} />;
};

export const LiveCheckbox = (props: Omit<ComponentProps<typeof Checkbox>, Own>): ReactNode => {
  const { set } = useFormHandle();
  const { value, error } = useLive(props.name);
  return <Checkbox {...props} error={error} value={CHECKED} checked={value === CHECKED} onChange={(event) => set({ [props.name]: event.target.checked ? CHECKED : '' })} />;
};

export const LiveRadioGroup = (props: Omit<ComponentProps<typeof RadioGroup>, 'value' | 'error' | 'onChange'>): ReactNode => {
  const { set } = useFormHandle();
  const { value, error } = useLive(props.name);
  return <RadioGroup {...props} value={value} error={error} onChange={(chosen) => set({ [props.name]: chosen })} />;
};
