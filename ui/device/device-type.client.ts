type DeviceType = 'mobile' | 'desktop'

/** Reading `innerWidth` would force a layout. */
const mobile = '(max-width: 767px)'
const settleTime = 50

export function deviceType(): DeviceType {
  return matchMedia(mobile).matches ? 'mobile' : 'desktop'
}

export function watchDeviceType(tell: (type: DeviceType) => void, signal?: AbortSignal): void {
  let current = deviceType()
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    if (deviceType() === current || signal?.aborted) return
    current = deviceType()
    tell(current)
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(look, settleTime)
  }
  addEventListener('resize', soon, signal && { signal })
}
