import { reloadGuard, reloadKey } from '../reload-guard.ts'

const pressKey = 'press-after-reload'
let reloading: Promise<boolean> | undefined
let pressed: HTMLElement | undefined
let isOperated = false

/**
 * After a new version was put in place, an open page may ask for a script that is gone. Then the page is loaded again, at most
 * once in 60 seconds, unless that would lose what a visitor entered.
 */
export function reloadOnLostScript(): void {
  addEventListener('vite:preloadError', () => void reloadForLostScript())
  const watched = { capture: true, passive: true }
  addEventListener('input', () => (isOperated = true), watched)
  // In a form that lives, a press may be a choice that no field shows as changed.
  const watchPress = ({ target }: Event) =>
    (isOperated ||= (target as Element).closest('[data-hydrated] form') !== null)
  for (const type of ['click', 'keydown']) addEventListener(type, watchPress, watched)
  repeatPress()
}

/**
 * @param press What was pressed in vain; the press is repeated when the page is there again.
 * @returns Whether the page is being loaded again.
 */
export function reloadForLostScript(press?: HTMLElement): Promise<boolean> {
  pressed = press ?? pressed
  reloading ??= reload().then(isLoading => {
    if (!isLoading) reloading = undefined
    return isLoading
  })
  return reloading
}

async function reload(): Promise<boolean> {
  if (!mayReload() || !(await canBeHad())) return false
  // Meanwhile something may have been typed.
  if (!mayReload()) return false
  sessionStorage.setItem(reloadKey, String(Date.now()))
  if (pressed) sessionStorage.setItem(pressKey, nameOf(pressed))
  location.reload()
  return true
}

function mayReload(): boolean {
  if (isOperated || [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].some(isChanged))
    return false
  // The answer to a post that failed: to load it again would post again. It holds what was entered, too.
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (page && page.responseStatus >= 400) return false
  try {
    return Date.now() - Number(sessionStorage.getItem(reloadKey)) >= reloadGuard
  } catch {
    // Where nothing is remembered, it could go on for ever.
    return false
  }
}

/** As `ui/islands/tell-typed.client.ts` has it, which would bring React along. */
function isChanged(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(option => option.defaultSelected && !option.selected)
  if (field.type === 'hidden') return false
  if (['checkbox', 'radio'].includes(field.type)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

/** In a tunnel the script is lost, and with it the page would be. */
async function canBeHad(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

function repeatPress(): void {
  try {
    const name = sessionStorage.getItem(pressKey)
    if (!name) return
    sessionStorage.removeItem(pressKey)
    const pressable = [...document.querySelectorAll<HTMLElement>('[data-needs-script]')]
    pressable.find(element => element.checkVisibility() && nameOf(element) === name)?.click()
  } catch {
    // Where nothing is remembered, nothing was pressed.
  }
}

/** Finds the same thing again in the page of a newer version. */
const nameOf = (element: HTMLElement) => `${element.ariaLabel ?? element.textContent} ${element.getAttribute('href')}`
