import { enableCompileCache, flushCompileCache, setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';

/** When the first pages have been rendered, in ms: the functions that rendered them are kept too. */
const KEEP_COMPILED_AFTER_MS = 10_000;

// Stack traces show source files. With its flag instead, Pino's question for its callers would read all source maps at start.
setSourceMapsSupport(true);
// Beside the build, which empties it. Where the folder cannot be written, Node compiles at each start.
enableCompileCache({ directory: fileURLToPath(new URL('compile-cache', import.meta.url)) });
setTimeout(flushCompileCache, KEEP_COMPILED_AFTER_MS).unref();

await import('./start.ts');
