import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { VariantDropdown } from './variant-dropdown.tsx';

const grades = {
  name: 'grade',
  displayName: 'Härtegrad',
  type: 'dropdown',
  options: ['b', 'hb', 'h'].map((value) => ({
    value,
    label: value.toUpperCase(),
    disabled: false,
    selected: false,
    css: null,
    picture: null,
    hasDiscount: false,
  })),
} as const;

const choose = (value: string): void => {
  const list = screen.getByRole<HTMLSelectElement>('combobox');
  list.value = value;
  fireEvent(list, new Event('change', { bubbles: true }));
};

describe.each(['', 'b'])('a list of variants rendered for “%s”', (selected) => {
  const open = async (whileHydrating?: () => void): Promise<readonly string[]> => {
    const chosen: string[] = [];
    /** Rendered again during hydration, as on the product page. */
    const Page = (): ReactNode => {
      useIsHydrated();
      return <VariantDropdown attribute={grades} selected={selected} onChoose={(value) => chosen.push(value)} />;
    };
    await renderInShop(<Page />, { areas: ['catalogue'], ...(whileHydrating === undefined ? {} : { whileHydrating }) });
    return chosen;
  };

  it('reports a choice', async () => {
    const chosen = await open();
    choose('hb');
    expect(chosen).toEqual(['hb']);
  });

  it('reports a choice during hydration, and does not undo it', async () => {
    expect(await open(() => choose('hb'))).toEqual(['hb']);
  });
});
