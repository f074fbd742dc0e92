import { enableCompileCache } from 'node:module';

/**
 * Keeps compiled code for the next start, in the folder `NODE_COMPILE_CACHE` or a temporary one. Threads look
 * at the environment. Imported before everything else by files that load the rest by `import()`.
 */
const { directory } = enableCompileCache();
if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory;
