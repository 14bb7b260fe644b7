import { setFlagsFromString } from 'node:v8'

/*
 * Objects of requests that wait for rendering live long enough for V8 to allocate such objects in old memory, also for
 * requests that are answered from the cache. There they stay until the next full collection: half the speed and ten
 * times the p99 (docs/performance.md).
 */
setFlagsFromString('--no-allocation-site-pretenuring')
