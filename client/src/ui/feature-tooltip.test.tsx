import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { passTime } from '../testing/pass-time.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { FeatureTooltip } from './feature-tooltip.tsx';

const show = (id: string) => renderInShop(<FeatureTooltip id={id}>Auch mit Nummer</FeatureTooltip>);
const tooltip = (): HTMLElement | null => screen.queryByText('Auch mit Nummer');

describe('a feature tooltip', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('goes by itself after 6000 ms (HEADER-09)', async () => {
    await show('goes');
    await passTime(5999);
    expect(tooltip()).not.toBeNull();
    await passTime(1);
    expect(tooltip()).toBeNull();
  });

  it('is shown once per browser session and id (HEADER-09)', async () => {
    const first = await show('once');
    expect(sessionStorage.getItem('tooltip:once')).not.toBeNull();
    first.unmount();
    const second = await show('once');
    expect(tooltip()).toBeNull();
    second.unmount();
    await show('another');
    expect(tooltip()).not.toBeNull();
  });

  it('stays while the pointer rests on it (HEADER-09)', async () => {
    await show('held');
    const box = screen.getByRole('status');
    fireEvent.pointerEnter(box);
    await passTime(20_000);
    expect(tooltip()).not.toBeNull();
    fireEvent.pointerLeave(box);
    await passTime(6000);
    expect(tooltip()).toBeNull();
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))],
  ])('is dismissed by %s (HEADER-09)', async (by, dismiss) => {
    await show(`dismissed by ${by}`);
    dismiss();
    expect(tooltip()).toBeNull();
  });
});
