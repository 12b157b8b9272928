import { act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Toasts } from '../../app/toasts.tsx';
import { writeStored } from '../../platform/session/stored-values.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { scriptedGateway } from '../../testing/scripted-gateway.ts';
import { useGlanceView } from './use-glance-view.ts';

const Page = ({ itemId }: { readonly itemId: string | undefined }): ReactNode => {
  useGlanceView('1', itemId);
  return <Toasts />;
};

const seen: unknown[] = [];
const record = (variables: unknown): unknown => {
  seen.push(variables);
  return { recordGlanceView: true };
};

const look = async (itemId: string | undefined, reply = record) => {
  vi.stubGlobal('fetch', scriptedGateway({ RecordGlanceView: reply }).fetch);
  const page = await renderInShop(<Page itemId={itemId} />);
  await act(() => vi.dynamicImportSettled());
  return page;
};

beforeEach(() => {
  sessionStorage.clear();
  seen.length = 0;
});

describe('the view of an item', () => {
  it('is recorded once in a session, however often its page is shown (PDP-02, UPM-59)', async () => {
    for (const itemId of ['1-01', '1-01', '1-02', undefined, '1-01']) (await look(itemId)).unmount();
    expect(seen).toEqual([
      { productId: '1', itemId: '1-01' },
      { productId: '1', itemId: '1-02' },
    ]);
  });

  it('is remembered in place of an older one, once there are two hundred', async () => {
    writeStored(
      'tab',
      'seenItems',
      Array.from({ length: 200 }, (_, at) => `2-${at}`),
    );
    for (const itemId of ['1-01', '1-01', '2-0']) (await look(itemId)).unmount();
    expect(seen).toEqual([
      { productId: '1', itemId: '1-01' },
      { productId: '1', itemId: '2-0' },
    ]);
  });

  it('is recorded when the page becomes visible, not when it is loaded in the background (PDP-02)', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await look('1-01');
    expect(seen).toEqual([]);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(seen).toHaveLength(1));
  });

  it('is not mentioned if it cannot be recorded (PDP-02)', async () => {
    const { container } = await look('1-01', () => {
      throw new TypeError('offline');
    });
    expect(container.querySelectorAll('li')).toHaveLength(0);
  });
});
