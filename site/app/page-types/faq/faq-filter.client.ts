import { comparable, countOfAnswers, holdsAll } from './faq-match.ts'

/** Answers are opened by themselves when no more than this many are left. */
const fewAnswers = 2

/** Questions that do not fit go while the words are typed. The page must hold all it filters. */
export function startFaqFilter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-faq-filter]')
  const field = form?.querySelector<HTMLInputElement>('input[name=q]')
  const status = document.querySelector<HTMLElement>('[data-faq-count]')
  if (!form || !field || !status) return
  const atRest = status.innerHTML
  const entries = [...document.querySelectorAll<HTMLDetailsElement>('[data-faq-question]')].map(element => ({
    element,
    text: comparable(element.textContent ?? ''),
  }))
  const categories = [...document.querySelectorAll<HTMLElement>('[data-faq-category]')]
  const filter = () => {
    const query = field.value.trim()
    for (const { element, text } of entries) element.hidden = !holdsAll(text, query)
    for (const category of categories) category.hidden = !category.querySelector('[data-faq-question]:not([hidden])')
    const left = entries.filter(({ element }) => !element.hidden)
    if (query && left.length <= fewAnswers) for (const { element } of left) element.open = true
    if (query) status.textContent = countOfAnswers(left.length)
    else status.innerHTML = atRest
  }
  field.addEventListener('input', filter)
  form.addEventListener('submit', event => {
    event.preventDefault()
    filter()
  })
  // A browser that comes back to the page has kept the words.
  if (field.value) filter()
}

/** The answer that the address names is opened; not every browser does it by itself. */
export function startOpenAnswer(): void {
  const open = () => {
    const id = decodeURIComponent(location.hash.slice(1))
    const fold = id ? document.getElementById(id)?.closest<HTMLDetailsElement>('[data-faq-question]') : undefined
    if (!fold || fold.open) return
    fold.open = true
    fold.scrollIntoView()
  }
  open()
  addEventListener('hashchange', open)
}
