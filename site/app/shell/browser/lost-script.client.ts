import { reloadGuard, reloadKey } from '../reload-guard.ts'

const pressKey = 'press-after-reload'
let reloading: Promise<boolean> | undefined
let pressed: HTMLElement | undefined
let isOperated = false

/** A script may be gone after a deployment. Reloads once in 60 seconds at most, and only if no entries are lost. */
export function reloadOnLostScript(): void {
  addEventListener('vite:preloadError', () => void reloadForLostScript())
  const watched = { capture: true, passive: true }
  addEventListener('input', () => (isOperated = true), watched)
  // In a hydrated form, a press may be a choice that no field shows as changed.
  const watchPress = ({ target }: Event) =>
    (isOperated ||= (target as Element).closest('[data-hydrated] form') !== null)
  for (const type of ['click', 'keydown']) addEventListener(type, watchPress, watched)
  repeatPress()
}

/** False when the page stays. `press` is repeated after the reload. */
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
  // The visitor may have typed meanwhile.
  if (!mayReload()) return false
  sessionStorage.setItem(reloadKey, String(Date.now()))
  if (pressed) sessionStorage.setItem(pressKey, nameOf(pressed))
  location.reload()
  return true
}

function mayReload(): boolean {
  if (isOperated || [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].some(isChanged))
    return false
  // Reloading the answer to a failed post would post again and lose the entries.
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (page && page.responseStatus >= 400) return false
  try {
    return Date.now() - Number(sessionStorage.getItem(reloadKey)) >= reloadGuard
  } catch {
    // Without storage, reloads could go on for ever.
    return false
  }
}

/** Like `ui/islands/tell-typed.client.ts`, which would import React. */
function isChanged(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(option => option.defaultSelected && !option.selected)
  if (field.type === 'hidden') return false
  if (['checkbox', 'radio'].includes(field.type)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

/** Without a connection, a reload would lose the page. */
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
    // Without storage, no press is pending.
  }
}

/** Finds the element again in the page of a newer version. */
const nameOf = (element: HTMLElement) => `${element.ariaLabel ?? element.textContent} ${element.getAttribute('href')}`
