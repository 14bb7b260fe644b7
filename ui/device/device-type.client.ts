type DeviceType = 'mobile' | 'desktop'

/** As in style sheets. `innerWidth` would have the browser lay out the page there and then. */
const mobile = '(max-width: 767px)'
const settleTime = 50

/** What this window counts as now. */
export function deviceType(): DeviceType {
  return matchMedia(mobile).matches ? 'mobile' : 'desktop'
}

/** Calls `tell` 50 ms after a resize if the type has changed, until `signal` is aborted. */
export function watchDeviceType(tell: (type: DeviceType) => void, signal?: AbortSignal): void {
  let known = deviceType()
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    if (deviceType() === known || signal?.aborted) return
    known = deviceType()
    tell(known)
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(look, settleTime)
  }
  addEventListener('resize', soon, signal && { signal })
}
