type DeviceType = 'mobile' | 'desktop'

/** Narrower screens, in pixels, count as mobile. */
const breakpoint = 768
const settleTime = 50

/** What this window counts as now. */
function deviceType(): DeviceType {
  return window.innerWidth < breakpoint ? 'mobile' : 'desktop'
}

/** Calls `tell` now, and again 50 ms after a resize if the type has changed. */
export function watchDeviceType(tell: (type: DeviceType) => void): void {
  let known = deviceType()
  let timer: ReturnType<typeof setTimeout>
  addEventListener('resize', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (deviceType() === known) return
      known = deviceType()
      tell(known)
    }, settleTime)
  })
  tell(known)
}
