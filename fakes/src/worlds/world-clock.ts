import { WorldFailure } from './world-failure.ts';

/** How a world's clock runs relative to the machine's. Instants in ms since the epoch. */
export type ClockSetting =
  | { readonly mode: 'live'; readonly offsetMs: number }
  | { readonly mode: 'frozen'; readonly at: number }
  | { readonly mode: 'scaled'; readonly factor: number; readonly since: number; readonly at: number };

export const LIVE: ClockSetting = { mode: 'live', offsetMs: 0 };

export const timeOn = (setting: ClockSetting, wall: number): number => {
  switch (setting.mode) {
    case 'live':
      return wall + setting.offsetMs;
    case 'frozen':
      return setting.at;
    case 'scaled':
      return setting.at + Math.max(0, Math.round((wall - setting.since) * setting.factor));
  }
};

/** Moves a clock to a later instant without changing its pace. */
export const movedTo = (setting: ClockSetting, wall: number, at: number): ClockSetting => {
  if (at < timeOn(setting, wall)) throw new WorldFailure('CLOCK_BACKWARDS');
  switch (setting.mode) {
    case 'live':
      return { mode: 'live', offsetMs: at - wall };
    case 'frozen':
      return { mode: 'frozen', at };
    case 'scaled':
      return { ...setting, since: wall, at };
  }
};

export type ClockPace =
  | { readonly mode: 'live' }
  | { readonly mode: 'frozen' }
  | { readonly mode: 'scaled'; readonly factor: number };

/** Changes the pace of a clock from now on. */
export const withPace = (pace: ClockPace, wall: number, at: number): ClockSetting => {
  switch (pace.mode) {
    case 'live':
      return { mode: 'live', offsetMs: at - wall };
    case 'frozen':
      return { mode: 'frozen', at };
    case 'scaled':
      if (!(pace.factor > 0)) throw new WorldFailure('CLOCK_BACKWARDS');
      return { mode: 'scaled', factor: pace.factor, since: wall, at };
  }
};
