import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolution = 20
const every = 500

let lag = 0
let isWatched = false

/** The mean of the last half second, in milliseconds beyond the resolution of timers. */
export function eventLoopLag(): number {
  if (!isWatched) watch()
  return lag
}

function watch(): void {
  isWatched = true
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  const look = () => {
    lag = Number.isFinite(delays.mean) ? Math.max(0, delays.mean / 1e6 - resolution) : 0
    delays.reset()
  }
  setInterval(look, every).unref()
}
