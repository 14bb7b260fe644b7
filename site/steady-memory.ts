import { setFlagsFromString } from 'node:v8'

/*
 * Objects of requests that wait for rendering live long enough for V8 to allocate such objects in old memory, also for requests
 * that are answered from the cache. There they stay until the next full collection: half the speed and ten times the p99
 * (docs/performance.md). Without this optimisation they are allocated in young memory.
 */
setFlagsFromString('--no-allocation-site-pretenuring')

/*
 * By default V8 lets memory grow to a multiple of what is in use before a full collection, so garbage of rendering would take as
 * much memory as ten thousand cached pages. A fifth more is enough (decision 095).
 */
setFlagsFromString('--heap-growing-percent=20')
