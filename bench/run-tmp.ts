import { benchReturning } from './src/returning/bench-returning';
void benchReturning(10, '11ef2cee').catch((error: unknown) => { console.error(error); process.exitCode = 1; });
