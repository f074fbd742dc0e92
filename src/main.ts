import './compile-cache.ts';

await import('./program.ts');
