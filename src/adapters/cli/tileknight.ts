#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Compiled code is kept for the next run, the workers' too (they look at the environment): half the time to an answer.
const { directory } = enableCompileCache();
if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory;
await import('./program.ts');
