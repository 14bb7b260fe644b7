import { setFlagsFromString } from 'node:v8'

/*
 * While pages are rendered, requests live long enough for V8 to conclude that they always do. It then puts them straight into old
 * memory, also those of pages that are sent from the cache, where each keeps its neighbours alive until the next full
 * collection: half the speed and ten times the p99 (docs/performance.md). Their life is short, so it must not conclude that.
 */
setFlagsFromString('--no-allocation-site-pretenuring')

/*
 * V8 lets memory grow to a multiple of what is in use before it collects all of it. What rendering leaves behind there would
 * take as much as ten thousand cached pages. A fifth more is enough (decision 095).
 */
setFlagsFromString('--heap-growing-percent=20')
