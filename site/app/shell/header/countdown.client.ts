const second = 1000

/** Counts every countdown tag down to its end, then takes it away. The end is in milliseconds since 1970. */
export function startCountdowns(): void {
  for (const tag of document.querySelectorAll<HTMLElement>('[data-countdown]')) {
    const until = Number(tag.dataset.countdown)
    const left = tag.querySelector('[data-countdown-left]')
    const tick = () => {
      const rest = until - Date.now()
      if (rest <= 0) {
        clearInterval(timer)
        tag.remove()
      } else if (left) left.textContent = timeLeft(rest)
    }
    const timer = setInterval(tick, second)
    tick()
  }
}

/** `12d 04:33:21`; days only when there are any. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / second)
  const days = Math.floor(seconds / 86_400)
  const clock = [seconds / 3600, seconds / 60, seconds].map((part, position) =>
    String(Math.floor(part) % (position === 0 ? 24 : 60)).padStart(2, '0'),
  )
  return `${days > 0 ? `${days}d ` : ''}${clock.join(':')}`
}
