import { timeLeft } from './time-left.ts'

const second = 1000

/** `data-countdown` is in milliseconds since 1970. */
export function startCountdowns(): void {
  for (const tag of document.querySelectorAll<HTMLElement>('[data-countdown]')) {
    const until = Number(tag.dataset.countdown)
    const left = tag.querySelector<HTMLElement>('[data-countdown-left]')
    const tick = () => {
      const rest = until - Date.now()
      if (rest <= 0) {
        clearInterval(timer)
        tag.remove()
      } else if (left) left.textContent = timeLeft(rest, left.dataset.countdownLeft ?? '')
    }
    const timer = setInterval(tick, second)
    tick()
  }
}
