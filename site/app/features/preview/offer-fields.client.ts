/** `origin` is the key of a node and the path of a field in it; see `with-origins.server.ts`. */
type ShownField = { origin: string; text: string; isPicture: boolean }

const marked = '[data-origin]'
const maxText = 60

/** Frames the element under the mouse with its field's name, and opens the field in the studio on a press. */
export function offerFields(): void {
  const banner = document.querySelector<HTMLElement>('.preview-banner')
  const path = banner?.dataset.path ?? '/'
  // The studio shows that this is a preview, and on phones the banner takes a quarter of the screen.
  if (banner) banner.hidden = true
  const names = new Map<string, string>()
  const tell = (message: object) => window.parent.postMessage(message, '*')
  const label = document.createElement('span')
  label.className = 'preview-field'
  label.hidden = true
  label.ariaHidden = 'true'
  document.body.append(label)

  addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || data?.type !== 'preview:names') return
    for (const [origin, name] of data.names as [string, string][]) names.set(origin, name)
  })
  document.addEventListener('mouseover', ({ target }) => {
    document.querySelector('[data-under]')?.removeAttribute('data-under')
    const field = fieldAt(target)
    const name = field && names.get(field.dataset.origin ?? '')
    label.hidden = !name
    if (!field || !name) return
    field.dataset.under = ''
    label.textContent = name
    const { left, top } = field.getBoundingClientRect()
    label.style.left = `${Math.max(0, left)}px`
    label.style.top = `${Math.max(0, top - label.offsetHeight)}px`
  })
  addEventListener('scroll', () => {
    label.hidden = true
  })
  // In the capture phase, before the site's own scripts open a panel or prefetch a link.
  addEventListener(
    'click',
    event => {
      const field = fieldAt(event.target)
      if (!field) return
      // Buttons still open their panel, or its fields could not be reached.
      if (!field.closest('button, summary')) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      tell({ type: 'preview:press', origin: field.dataset.origin, path })
    },
    { capture: true },
  )
  tell({ type: 'preview:fields', path, fields: shownFields() })
}

/** Header and footer, which all pages have, come last. */
function shownFields(): ShownField[] {
  const fields = new Map<string, ShownField>()
  const all = [...document.querySelectorAll<HTMLElement>(marked)]
  const { true: main = [], false: shared = [] } = Object.groupBy(all, element => `${element.closest('main') !== null}`)
  for (const element of [...main, ...shared]) {
    const { origin = '' } = element.dataset
    const isPicture = element instanceof HTMLImageElement
    const text = (isPicture ? element.alt : (element.textContent ?? '')).trim().replace(/\s+/g, ' ')
    if (!fields.has(origin)) fields.set(origin, { origin, text: text.slice(0, maxText), isPicture })
  }
  return [...fields.values()]
}

/**
 * The marked element: the pressed one, one around it, or the only one in a card whose price or picture was pressed.
 * Buttons and fields of the page work as for visitors, unless they show a text of their own.
 */
function fieldAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  const field = target.closest<HTMLElement>(marked)
  if (field) return field
  if (target.closest('button, summary, input, select, textarea, label')) return undefined
  for (let around: Element | null = target; around && around !== document.body; around = around.parentElement) {
    const inside = [...around.querySelectorAll<HTMLElement>(marked)]
    const nodes = new Set(inside.map(({ dataset }) => dataset.origin?.split(' ')[0]))
    if (nodes.size > 0) return nodes.size === 1 ? inside[0] : undefined
  }
  return undefined
}
