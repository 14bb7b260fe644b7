import type { Suggestion } from '../suggestions.server.ts'

/** Milliseconds without a key before the server is asked. */
const pause = 150
const fewestLetters = 2

/**
 * Suggestions below a search field while somebody types: a combobox whose list is fed by `/search/suggestions`.
 * Arrow keys choose, Enter goes there, Escape closes; without a choice Enter searches as ever.
 * @param form A form with one search field in a `.site-search__field`.
 */
export function suggest(form: HTMLFormElement): void {
  const input = form.querySelector('input')
  const field = input?.parentElement
  if (!input || !field) return
  const list = listBelow(input, field)
  const status = statusBelow(field)
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined

  const show = (suggestions: Suggestion[]) => {
    list.replaceChildren(...suggestions.map((suggestion, place) => option(suggestion, `${list.id}-${place}`)))
    list.hidden = suggestions.length === 0
    input.setAttribute('aria-expanded', String(!list.hidden))
    choose(undefined)
    status.textContent = list.hidden ? '' : `${suggestions.length} suggestions, use the arrow keys`
  }
  const choose = (chosen: Element | undefined) => {
    for (const one of list.children) one.setAttribute('aria-selected', String(one === chosen))
    if (chosen) input.setAttribute('aria-activedescendant', chosen.id)
    else input.removeAttribute('aria-activedescendant')
  }
  const stop = () => {
    clearTimeout(timer)
    asking?.abort()
  }
  const ask = async () => {
    const question = input.value.trim()
    asking = new AbortController()
    const { signal } = asking
    try {
      const suggestions = question.length < fewestLetters ? [] : await fetchSuggestions(question, signal)
      if (!signal.aborted) show(suggestions)
    } catch {
      // Aborted by the next letter, or no line: the form works without.
    }
  }

  input.addEventListener('input', () => {
    stop()
    timer = setTimeout(ask, pause)
  })
  input.addEventListener('keydown', event => {
    const options = [...list.children]
    const chosen = options.find(one => one.getAttribute('aria-selected') === 'true')
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step && !list.hidden) {
      event.preventDefault()
      // One place beyond the ends means the field itself.
      const place = (chosen ? options.indexOf(chosen) : step > 0 ? -1 : options.length) + step
      choose(options[place])
    } else if (event.key === 'Enter' && chosen instanceof HTMLAnchorElement) {
      event.preventDefault()
      chosen.click()
    } else if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault()
      event.stopPropagation()
      stop()
      show([])
    }
  })
  form.addEventListener('submit', stop)
  form.addEventListener('focusout', event => {
    if (form.contains(event.relatedTarget as Node | null)) return
    stop()
    show([])
  })
  if (input.value && document.activeElement === input) timer = setTimeout(ask, pause)
}

async function fetchSuggestions(question: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`/search/suggestions?${new URLSearchParams({ q: question })}`, { signal })
  return response.ok ? ((await response.json()) as { suggestions: Suggestion[] }).suggestions : []
}

function listBelow(input: HTMLInputElement, field: HTMLElement): HTMLElement {
  const list = document.createElement('div')
  list.id = `${input.id}-list`
  list.className = 'site-search__list'
  list.role = 'listbox'
  list.ariaLabel = 'Suggestions'
  list.hidden = true
  // A press in the list must not take the focus from the field: leaving the field closes the list.
  list.addEventListener('pointerdown', event => event.preventDefault())
  field.append(list)
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
  })) {
    input.setAttribute(name, value)
  }
  return list
}

function statusBelow(field: HTMLElement): HTMLElement {
  const status = document.createElement('span')
  status.className = 'visually-hidden'
  status.role = 'status'
  field.append(status)
  return status
}

function option({ href, title, label }: Suggestion, id: string): HTMLElement {
  const link = document.createElement('a')
  Object.assign(link, { id, href, tabIndex: -1, role: 'option' })
  link.setAttribute('aria-selected', 'false')
  const name = document.createElement('b')
  name.textContent = title
  name.dir = 'auto'
  const kind = document.createElement('small')
  kind.textContent = label
  link.append(name, ' ', kind)
  return link
}
