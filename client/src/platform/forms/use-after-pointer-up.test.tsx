import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAfterPointerUp } from './use-after-pointer-up.ts';

const follow = () => renderHook(useAfterPointerUp);

describe('a change of the layout', () => {
  it('happens at once while nothing is pressed', () => {
    const { result } = follow();
    const change = vi.fn();
    result.current(change);
    expect(change).toHaveBeenCalledTimes(1);
  });

  it.each(['mouseUp', 'dragEnd', 'keyDown'] as const)('waits while a button is pressed, until %s', async (end) => {
    const { result } = follow();
    const change = vi.fn();
    fireEvent.mouseDown(document.body);
    result.current(change);
    expect(change).not.toHaveBeenCalled();
    fireEvent[end](document.body);
    await waitFor(() => expect(change).toHaveBeenCalledTimes(1));
    result.current(change);
    expect(change).toHaveBeenCalledTimes(2);
  });

  it('is dropped if its field is removed before the release, while those of other fields happen', async () => {
    const [removed, other] = [follow(), follow()];
    const [lost, kept] = [vi.fn(), vi.fn()];
    fireEvent.mouseDown(document.body);
    removed.result.current(lost);
    other.result.current(kept);
    removed.unmount();
    fireEvent.mouseUp(document.body);
    await waitFor(() => expect(kept).toHaveBeenCalledTimes(1));
    expect(lost).not.toHaveBeenCalled();
  });

  it('of a page that was opened after a press without a release does not wait', () => {
    const before = follow();
    fireEvent.mouseDown(document.body);
    before.unmount();
    const { result } = follow();
    const change = vi.fn();
    act(() => result.current(change));
    expect(change).toHaveBeenCalledTimes(1);
  });
});

it('five hundred fields listen to the page as often as one, and to nothing once they are gone', () => {
  const listening = { add: vi.spyOn(document, 'addEventListener'), remove: vi.spyOn(document, 'removeEventListener') };
  const presses = (spy: typeof listening.add): number => spy.mock.calls.filter(([type]) => type === 'mousedown').length;
  const fields = Array.from({ length: 500 }, follow);
  expect(presses(listening.add)).toBe(1);
  for (const { unmount } of fields) unmount();
  expect(listening.remove.mock.calls.filter(([type]) => type === 'mousedown')).toHaveLength(1);
});
