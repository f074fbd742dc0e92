#!/usr/bin/env node
import '../../compile-cache.ts';

await import('./program.ts');
