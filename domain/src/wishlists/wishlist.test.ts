import { describe, expect, it } from 'vitest';
import { roomForEntriesToTell, roomForListsToTell } from './wishlist.ts';

describe('how much room is left', () => {
  it.each([
    [449, undefined],
    [450, 50],
    [499, 1],
    [500, 0],
  ])('on a list with %i entries', (entries, room) => {
    expect(roomForEntriesToTell(entries)).toBe(room);
  });

  it.each([
    [44, undefined],
    [45, 5],
    [50, 0],
    [51, 0],
  ])('for somebody with %i lists', (lists, room) => {
    expect(roomForListsToTell(lists)).toBe(room);
  });
});
