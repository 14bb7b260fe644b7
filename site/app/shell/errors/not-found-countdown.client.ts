import { goBack } from './go-back.client.ts'

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
  const timer = setInterval(() => {
    seconds -= 1
    if (shown) shown.textContent = String(seconds)
    if (seconds > 0) return
    clearInterval(timer)
    goBack()
  }, 1000)
  box.querySelector('[data-stop]')?.addEventListener('click', () => {
    clearInterval(timer)
    box.textContent = box.dataset.stayed ?? ''
  })
  box.hidden = false
}
