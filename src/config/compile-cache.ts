import { enableCompileCache } from 'node:module';

/**
 * Caches compiled code for the next start, in the folder `NODE_COMPILE_CACHE` or a temporary one. Worker
 * threads read the environment variable. Import it first and load everything else with `import()`.
 */
const { directory } = enableCompileCache();
if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory;
