import { StepFailed } from '../steps/run-command.mjs';

/** @typedef {import('./parts.mjs').Part} Part */

/**
 * A part, or a path within it, to mutate.
 * @typedef {object} ChosenPart
 * @property {Part} part
 * @property {string} path the part's own path, or the requested path within it
 */

/**
 * @param {string} path
 * @param {string} folder
 */
const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/**
 * The paths of other parts within a part. They are judged separately.
 * @param {readonly Part[]} parts
 * @param {string} path
 */
export const partsWithin = (parts, path) =>
  parts.map(({ name }) => name).filter((name) => name !== path && isWithin(name, path));

/**
 * The parts to mutate: all parts without paths, the parts within a folder, or the innermost part that contains a path.
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
    const around = parts
      .filter(({ name }) => isWithin(path, name))
      .toSorted((one, other) => other.name.length - one.name.length)[0];
    if (around === undefined)
      throw new StepFailed(
        `No part contains ${path}, and none lies within it. The parts: ${parts.map(({ name }) => name).join(', ')}.`,
      );
    return [{ part: around, path }];
  });
};
