import { goBack } from './go-back.client.ts'

/** Any of these shows that somebody reads the page. */
const signsOfReading = ['keydown', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'focusin']

/** Goes back after five seconds with the page in front, unless its reader does anything meanwhile. */
export function startNotFoundCountdown(): void {
  const back = document.querySelector<HTMLAnchorElement>('[data-go-back]')
  back?.addEventListener('click', event => {
    event.preventDefault()
    goBack()
  })
  const box = document.querySelector<HTMLElement>('[data-return-countdown]')
  if (!box) return
  let seconds = Number(box.dataset.returnCountdown)
  const shown = box.querySelector('[data-seconds]')
  const done = new AbortController()
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return
    seconds -= 1
    if (shown) shown.textContent = String(seconds)
    if (seconds > 0) return
    done.abort()
    goBack()
  }, 1000)
  const stay = () => {
    done.abort()
    box.setAttribute('role', 'status')
    // A status is read out for a change after it became one.
    requestAnimationFrame(() => {
      box.textContent = box.dataset.stayed ?? ''
    })
  }
  done.signal.addEventListener('abort', () => clearInterval(timer))
  box.querySelector('[data-stop]')?.addEventListener('click', stay)
  for (const sign of signsOfReading)
    addEventListener(sign, ({ target }) => box.contains(target as Node) || stay(), { signal: done.signal })
  box.hidden = false
}
