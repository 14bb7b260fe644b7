import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

export function measurePage(page: string): void {
  const measured: Record<string, number> = {}
  // Every change is recorded, since the page may go at any time.
  const note = ({ name, value }: Metric) => {
    measured[name.toLowerCase()] = Math.round(value * 1000) / 1000
  }
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(note, { reportAllChanges: true })

  const send = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(measured).length === 0) return
    removeEventListener('visibilitychange', send, true)
    const device = matchMedia('(width < 48rem)').matches ? 'narrow' : 'wide'
    const body = JSON.stringify({ page, device, ...measured })
    navigator.sendBeacon('/vitals', new Blob([body], { type: 'application/json' }))
  }
  addEventListener('visibilitychange', send, true)
}
