#!/usr/bin/env node
import '../../config/compile-cache.ts';

await import('./program.ts');
