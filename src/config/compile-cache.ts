import { enableCompileCache } from 'node:module';

/**
 * Caches compiled code on disk for the next start, in the folder `NODE_COMPILE_CACHE` or a temporary folder.
 * Worker threads find the folder in the same environment variable. Must be the first import; everything else
 * is loaded later with `import()`, so that it is cached too.
 */
const { directory } = enableCompileCache();
if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory;
