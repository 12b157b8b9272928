import { expect, it } from 'vitest';

import { installArguments } from './install.mjs';

it('judges packages by the pinned Node, not by the one that starts the installation', () => {
  expect(installArguments({ devDependencies: { node: '26.10.0' } })).toContain('--config.nodeVersion=26.10.0');
});
