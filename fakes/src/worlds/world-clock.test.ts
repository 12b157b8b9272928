import { describe, expect, it } from 'vitest';
import { WorldFailure } from './world-failure.ts';
import { type ClockPace, type ClockSetting, movedTo, withPace, timeOn } from './world-clock.ts';

const LATER: ClockSetting = { mode: 'live', offsetMs: 500 };
const STILL: ClockSetting = { mode: 'frozen', at: 900 };
const FAST: ClockSetting = { mode: 'scaled', factor: 2.5, since: 100, at: 900 };

describe('the clock of a world', () => {
  it.each([
    ['goes ahead of the machine’s', LATER, 1000, 1500],
    ['stands still', STILL, 1000, 900],
    ['runs faster from where it was', FAST, 110, 925],
    ['is a whole number of ms', FAST, 101, 903],
    ['does not run back with the machine’s', FAST, 50, 900],
  ] as const)('%s', (_, setting, wall, expected) => {
    expect(timeOn(setting, wall)).toBe(expected);
  });

  it.each([LATER, STILL, FAST])('moves to a later instant, and runs as before: %j', (setting) => {
    const now = timeOn(setting, 200);
    const moved = movedTo(setting, 200, now + 40);
    expect([moved.mode, timeOn(moved, 200)]).toEqual([setting.mode, now + 40]);
    expect(timeOn(moved, 300) - timeOn(moved, 200)).toBe(timeOn(setting, 300) - timeOn(setting, 200));
    expect(timeOn(movedTo(setting, 200, now), 200)).toBe(now);
    expect(() => movedTo(setting, 200, now - 1)).toThrow(new WorldFailure('CLOCK_BACKWARDS'));
  });

  it.each<[ClockPace, inHundredMs: number]>([
    [{ mode: 'live' }, 100],
    [{ mode: 'frozen' }, 0],
    [{ mode: 'scaled', factor: 0.5 }, 50],
    [{ mode: 'scaled', factor: 60 }, 6000],
  ])('runs at the pace %j from its current time', (pace, expected) => {
    const setting = withPace(pace, 200, 5000);
    expect([setting.mode, timeOn(setting, 200), timeOn(setting, 300)]).toEqual([pace.mode, 5000, 5000 + expected]);
  });

  it.each([0, -1, Number.NaN])('cannot run %d times as fast', (factor) => {
    expect(() => withPace({ mode: 'scaled', factor }, 200, 5000)).toThrow(new WorldFailure('CLOCK_BACKWARDS'));
  });
});
