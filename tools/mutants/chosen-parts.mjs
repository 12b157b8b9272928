import { StepFailed } from '../steps/run-command.mjs';

/** @typedef {import('./parts.mjs').Part} Part */

/**
 * A part, or a path within it, to mutate.
 * @typedef {object} ChosenPart
 * @property {Part} part
 * @property {string} path the part's own, or the requested path within it
 */

/**
 * @param {string} path
 * @param {string} folder
 */
const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/**
 * The paths of other parts that lie within a part: they are judged apart from it.
 * @param {readonly Part[]} parts
 * @param {string} path
 */
export const partsWithin = (parts, path) => parts.map(({ name }) => name).filter((name) => name !== path && isWithin(name, path));

/**
 * The parts that paths name: all without any, those within a folder, or the innermost that a narrower path lies in.
 * @param {readonly Part[]} parts
 * @param {readonly string[]} paths
 * @returns {ChosenPart[]}
 */
export const chosenParts = (parts, paths) => {
  if (paths.length === 0) return parts.map((part) => ({ part, path: part.name }));
  return paths.flatMap((requested) => {
    const path = requested.replace(/^\.\/|\/+$/g, '');
    const within = parts.filter(({ name }) => isWithin(name, path)).map((part) => ({ part, path: part.name }));
    if (within.length > 0) return within;
    const around = parts.filter(({ name }) => isWithin(path, name)).toSorted((one, other) => other.name.length - one.name.length)[0];
    if (around === undefined) throw new StepFailed(`No part has to do with ${path}. The parts: ${parts.map(({ name }) => name).join(', ')}.`);
    return [{ part: around, path }];
  });
};
