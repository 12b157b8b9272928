import { expect, it } from 'vitest';
import { categoryTitle } from './category-title.ts';

it.each([
  ['Schulhefte', 'Papier', 'Schulhefte / Papier'],
  ['Schulhefte', undefined, 'Schulhefte'],
  ['a'.repeat(30), 'b'.repeat(17), `${'a'.repeat(30)} / ${'b'.repeat(17)}`],
  ['a'.repeat(30), 'b'.repeat(18), 'a'.repeat(30)],
  ['a'.repeat(60), 'b', 'a'.repeat(60)],
])('the title of category %s in %s is %s (PAGE-16)', (current, parent, title) => {
  expect(categoryTitle(current, parent)).toBe(title);
});
