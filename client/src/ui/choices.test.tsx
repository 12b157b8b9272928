import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import { renderInShop } from '../testing/render-in-shop.tsx';
import { Checkbox } from './checkbox.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { RadioGroup } from './radio-group.tsx';

const ERROR = 'Bitte wählen Sie aus.';
const CHOICES = [
  { value: 'home', label: 'Nach Hause', hint: 'In zwei Tagen' },
  { value: 'school', label: 'In die Schule' },
];

const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const withSummary = (field: string, control: ReactNode): ReactNode => (
  <>
    <ErrorSummary problems={[{ field, text: ERROR }]} />
    {control}
  </>
);
const followSummary = (): void => void fireEvent.click(screen.getByRole('link', { name: ERROR }));

describe('a checkbox', () => {
  it('is named by its label and described by its hint and its error', async () => {
    await renderInShop(<Checkbox name="newsletter" label="Newsletter" hint="Einmal im Monat" error={ERROR} />);
    const box = screen.getByRole('checkbox', { name: 'Newsletter' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(box)).toBe(`Einmal im Monat !Fehler: ${ERROR}`);
  });

  it('receives the focus when its line in the error summary is pressed', async () => {
    await renderInShop(withSummary('newsletter', <Checkbox name="newsletter" label="Newsletter" error={ERROR} />));
    followSummary();
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  });

  it('may have an id of its own, for forms that have the same field', async () => {
    await renderInShop(
      <>
        <Checkbox id="first" name="isGift" label="Stifte verpacken" />
        <Checkbox id="second" name="isGift" label="Hefte verpacken" />
      </>,
    );
    fireEvent.click(screen.getByText('Hefte verpacken'));
    expect(screen.getByRole('checkbox', { name: 'Stifte verpacken' })).toHaveProperty('checked', false);
    expect(screen.getByRole('checkbox', { name: 'Hefte verpacken' })).toHaveProperty('checked', true);
  });

  it('keeps a tick that was set before scripts ran', async () => {
    await renderInShop(<Checkbox name="newsletter" label="Newsletter" />, {
      beforeScripts: (page) => page.querySelector('input')?.click(),
    });
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  });
});

describe('a radio group', () => {
  const group = (error?: string): ReactNode => (
    <RadioGroup name="delivery" label="Wohin?" choices={CHOICES} error={error} />
  );

  it('is named by its question and described by its error, and each choice by its own hint', async () => {
    await renderInShop(group(ERROR));
    const radios = screen.getByRole('radiogroup', { name: 'Wohin?' });
    expect(radios.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(radios)).toBe(`!Fehler: ${ERROR}`);
    expect(descriptionOf(screen.getByRole('radio', { name: 'Nach Hause' }))).toBe('In zwei Tagen');
  });

  it('focuses its first choice when its line in the error summary is pressed', async () => {
    await renderInShop(withSummary('delivery', group(ERROR)));
    followSummary();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Nach Hause' }));
  });

  it('keeps a choice that was made before scripts ran', async () => {
    await renderInShop(group(), {
      beforeScripts: (page) => page.querySelector<HTMLInputElement>('input[value="school"]')?.click(),
    });
    expect(screen.getByRole('radio', { name: 'In die Schule' })).toHaveProperty('checked', true);
  });
});
