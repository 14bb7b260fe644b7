import { suggest } from './suggestions.client.ts'

/**
 * The search field that comes down from the header. It is made at the first use: no page carries it.
 * @param opener The link in the header that leads to the search page.
 */
export function searchPanel(opener: HTMLElement): { open(): void } {
  const panel = document.createElement('div')
  panel.className = 'search-drop'
  panel.hidden = true
  const form = searchForm()
  panel.append(form)
  opener.closest('[data-navigation]')?.append(panel)
  suggest(form)

  const close = () => {
    panel.hidden = true
    opener.setAttribute('aria-expanded', 'false')
  }
  panel.addEventListener('keydown', event => {
    // With the list open, Escape closes the list first.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    close()
    opener.focus()
  })
  for (const type of ['pointerdown', 'focusin']) {
    addEventListener(type, ({ target }) => {
      if (!panel.contains(target as Node) && !opener.contains(target as Node)) close()
    })
  }
  return {
    open() {
      panel.hidden = !panel.hidden
      opener.setAttribute('aria-expanded', String(!panel.hidden))
      if (!panel.hidden) form.querySelector('input')?.focus()
    },
  }
}

function searchForm(): HTMLFormElement {
  const form = document.createElement('form')
  form.className = 'wrap search-line site-search'
  form.action = '/search'
  form.role = 'search'
  const field = document.createElement('div')
  field.className = 'site-search__field'
  const input = document.createElement('input')
  Object.assign(input, {
    id: 'header-search',
    type: 'search',
    name: 'q',
    maxLength: 200,
    autocomplete: 'off',
    dir: 'auto',
  })
  input.placeholder = 'Where to, or what about?'
  input.ariaLabel = 'Words to look for'
  const button = document.createElement('button')
  button.className = 'button'
  button.textContent = 'Search'
  field.append(input)
  form.append(field, button)
  return form
}
