import { captchaToken } from '../../captcha/captcha.client.ts'

/** Tokens are good for five minutes; whoever reads the form again for longer gets another one. */
const freshFor = 4 * 60_000

/**
 * Lets this device do the step of a suspicious form, so that nobody has to answer the question. If it cannot, the question
 * comes back. A press meanwhile is remembered and sends as soon as it is done.
 */
export function startPersonStep(form: HTMLFormElement, step: HTMLElement): void {
  step.focus()
  // What this device earned was not taken: a person can still answer.
  if (step.dataset.personStep === 'failed') return
  const question = step.querySelector<HTMLElement>('[data-person-question]')
  const answer = question?.querySelector('input')
  const status = step.querySelector('[data-person-status]')
  const earned = step.querySelector<HTMLInputElement>('[name=captcha]')
  let working = true
  let pressed = false
  const say = (words: string) => {
    if (status) status.textContent = words
  }
  const ask = (wanted: boolean) => {
    question?.toggleAttribute('hidden', !wanted)
    answer?.toggleAttribute('disabled', !wanted)
  }
  const work = async () => {
    working = true
    say('Checking that this comes from a person. It takes a moment…')
    const token = await captchaToken().catch(() => '')
    working = false
    if (earned) earned.value = token
    ask(token === '')
    say(token === '' ? '' : 'Done. You can send it now.')
    if (token !== '') setTimeout(work, freshFor)
    if (pressed && token !== '') form.requestSubmit()
    pressed = false
  }
  // Before the checks of the form, which would take the press for sent.
  const hold = (event: Event) => {
    if (!working) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = true
  }
  form.addEventListener('submit', hold, { capture: true })
  ask(false)
  void work()
}
