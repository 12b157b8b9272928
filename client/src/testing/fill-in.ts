import { fireEvent, screen } from '@testing-library/react';

/** Fills in fields by their labels, each with one change event. */
export const fillIn = (values: Readonly<Record<string, string>>): void => {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
