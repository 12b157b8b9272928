/** Tells the time in the browser, corrected by what the server's clock said. */
export interface BrowserClock {
  readonly now: () => Date;
  /** Takes over the server's time, an ISO instant of the `x-world-now` or `date` header. */
  readonly follow: (serverNow: string) => void;
}

/** Counts from the server's time, so that a wrong clock of the device moves no countdown. */
export const browserClock = (deviceNow: () => number = () => Date.now()): BrowserClock => {
  let offset = 0;
  return {
    now: () => new Date(deviceNow() + offset),
    follow: (serverNow) => {
      const told = Date.parse(serverNow);
      if (!Number.isNaN(told)) offset = told - deviceNow();
    },
  };
};
