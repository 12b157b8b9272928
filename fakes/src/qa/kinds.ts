import { noSuchName } from './nearest-names.ts';
import type { Kind } from './read-fields.ts';

export const text = (most: number): Kind<string> => ({ read: (sent) => (typeof sent === 'string' && sent.length <= most ? sent : undefined), mustBe: `a text of at most ${most} characters` });

export const matching = (pattern: RegExp, mustBe: string): Kind<string> => ({ read: (sent) => (typeof sent === 'string' && pattern.test(sent) ? sent : undefined), mustBe });

export const flag: Kind<boolean> = { read: (sent) => (typeof sent === 'boolean' ? sent : undefined), mustBe: 'true or false' };

export const oneOf = <const Word extends string>(words: readonly Word[]): Kind<Word> => ({ read: (sent) => words.find((word) => word === sent), mustBe: `one of ${words.join(', ')}` });

/** One of many names; a misspelt one is refused with the nearest. */
export const nameAmong = <Name extends string>(what: string, names: Iterable<Name>): Kind<Name> => {
  const known: readonly Name[] = [...names];
  return {
    read: (sent) => known.find((name) => name === sent),
    mustBe: (sent) => (typeof sent === 'string' ? `${what}: ${noSuchName(sent, known)}` : what),
  };
};

export const wholeNumber = (least: number, most: number): Kind<number> => ({
  read: (sent) => (typeof sent === 'number' && Number.isInteger(sent) && sent >= least && sent <= most ? sent : undefined),
  mustBe: `a whole number from ${least} to ${most}`,
});

/** A flag in a query string. */
export const flagText: Kind<boolean> = { read: (sent) => (sent === 'true' || sent === '1' ? true : sent === 'false' || sent === '0' ? false : undefined), mustBe: 'true or false' };

/** A whole number in a query string. */
export const wholeNumberText = (least: number, most: number): Kind<number> => {
  const { read, mustBe } = wholeNumber(least, most);
  return { read: (sent) => (typeof sent === 'string' && sent.trim() !== '' ? read(Number(sent)) : undefined), mustBe };
};

export const numberAbove = (least: number, most: number): Kind<number> => ({
  read: (sent) => (typeof sent === 'number' && sent > least && sent <= most ? sent : undefined),
  mustBe: `a number above ${least}, at most ${most}`,
});

const INSTANT = /^(?<day>[12]\d{3}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/u;

/** `Date` would take the thirtieth of February for the second of March. */
const isDay = (day: string): boolean => {
  const noon = new Date(`${day}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day);
};

/** A day of the calendar, or an instant with its time zone: without one it would depend on the machine. */
export const instant: Kind<Date> = {
  read: (sent) => {
    const day = typeof sent === 'string' ? INSTANT.exec(sent)?.groups?.['day'] : undefined;
    if (typeof sent !== 'string' || day === undefined || !isDay(day)) return undefined;
    const read = new Date(sent);
    return Number.isNaN(read.getTime()) ? undefined : read;
  },
  mustBe: 'an instant such as 2026-08-03T10:00:00Z',
};

/** Ids of the shop as they may come in from outside. */
export const shopId = matching(/^[A-Za-z0-9][\w.$-]{0,63}$/u, 'an id: letters, digits, dot, dash or underscore, at most 64');

export const numberWithin = (least: number, most: number): Kind<number> => ({
  read: (sent) => (typeof sent === 'number' && sent >= least && sent <= most ? sent : undefined),
  mustBe: `a number from ${least} to ${most}`,
});

/** An object with any fields. */
export const record: Kind<Readonly<Record<string, unknown>>> = {
  read: (sent) => (typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? { ...sent } : undefined),
  mustBe: 'an object',
};
