import type { Browser } from '@playwright/test';
import { startedChildren } from './stack/child.ts';

/** Type of the annotation with which each journey carries its cost into the report. */
export const COST = 'cost';

/** What a journey cost and started. Processor time is user and system time, in seconds. */
export interface Cost {
  /** Of the process that runs the journey. */
  readonly runner: number;
  /** Of the browser's main process. */
  readonly browser: number;
  /** Of the processes that the browser starts for its pages, its network and its drawing. */
  readonly pages: number;
  readonly started: {
    readonly browsers: number;
    readonly contexts: number;
    readonly tabs: number;
    readonly loads: number;
    readonly processes: number;
  };
}

/** Measures one journey after the other in a worker. */
export interface CostMeter {
  /** The cost since the last reading. */
  read(): Promise<Cost>;
}

const MICROSECONDS = 1_000_000;

export const costMeter = async (browser: Browser): Promise<CostMeter> => {
  const session = await browser.newBrowserCDPSession();
  const known = new Map<number, number>();
  let [runner, processes] = [process.cpuUsage(), startedChildren()];
  let started = { browsers: 1, contexts: 0, tabs: 0, loads: 0 };
  browser.on('context', (context) => {
    started.contexts += 1;
    context.on('page', (page) => {
      started.tabs += 1;
      page.on('domcontentloaded', () => (started.loads += 1));
    });
  });

  /** A process that has ended since the last reading is missing: its last moments are not counted. */
  const ofProcesses = async (): Promise<Pick<Cost, 'browser' | 'pages'>> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const sums = { browser: 0, pages: 0 };
    for (const { id, type, cpuTime } of processInfo) {
      sums[type === 'browser' ? 'browser' : 'pages'] += cpuTime - (known.get(id) ?? 0);
      known.set(id, cpuTime);
    }
    return sums;
  };

  return {
    read: async () => {
      const spent = process.cpuUsage(runner);
      const cost = {
        runner: (spent.user + spent.system) / MICROSECONDS,
        ...(await ofProcesses()),
        started: { ...started, processes: startedChildren() - processes },
      };
      [runner, processes] = [process.cpuUsage(), startedChildren()];
      started = { browsers: 0, contexts: 0, tabs: 0, loads: 0 };
      return cost;
    },
  };
};
