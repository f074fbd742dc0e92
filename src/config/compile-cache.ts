import { enableCompileCache } from 'node:module';

/**
 * Caches compiled code for the next start, in the folder `NODE_COMPILE_CACHE` or a temporary one. Worker
 * threads read this environment variable. Import this file first, and load everything else with `import()`.
 */
const { directory } = enableCompileCache();
if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory;
