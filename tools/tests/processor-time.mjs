import { readFileSync } from 'node:fs';

/** Linux counts processor time for programs in hundredths of a second on every machine. */
const TICKS_PER_SECOND = 100;

/** The name of a process, which may contain spaces, ends with the last bracket of the line. */
const BEFORE_FIELDS = /^.*\) /su;
/** Where a process's line has the user and system time of its children that have ended, counted from the field after its name. */
const OF_CHILDREN = [13, 14];

/**
 * Processor time, user and system, of the children of a process that have ended, with their own children, in seconds.
 * @param {string} stat the line of the process in `/proc`
 */
export const childrenSecondsIn = (stat) => {
  const fields = stat.replace(BEFORE_FIELDS, '').split(' ');
  return OF_CHILDREN.reduce((sum, at) => sum + Number(fields[at]), 0) / TICKS_PER_SECOND;
};

/**
 * Processor seconds of this process's children that have ended.
 * @returns {number | undefined} undefined where the system does not tell: it needs Linux
 */
export const childrenSeconds = () => {
  try {
    return childrenSecondsIn(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return undefined;
  }
};
