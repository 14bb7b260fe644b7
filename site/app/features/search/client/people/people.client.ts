import type { FlightValues } from '../../flights/flight-values.ts'
import { groupRequest } from '../../flights/group-request.ts'
import { flyerWords, guestWords, packageWords } from '../../panel/people-words.ts'
import type { Product } from '../../products.ts'
import { mostFlyers } from '../../reading/search-limits.ts'
import { todayHere } from '../days/today.ts'
import { bringIntoView, closeWhenLeft } from '../form/popover.client.ts'
import { showAges } from './ages.client.ts'

const wordsOf = { flights: flyerWords, packages: packageWords, hotels: guestWords, cars: () => '' }

/** Brings the steppers to life, says who travels on the closed field, and closes it again. */
export function startPeople(cell: HTMLDetailsElement, product: Product): void {
  const form = cell.closest('form')
  const words = cell.querySelector('[data-people-words]')
  if (!form || !words) return
  const update = () => {
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>
    words.textContent = wordsOf[product](values)
    for (const count of cell.querySelectorAll<HTMLElement>('[data-count]')) limit(count, values, product)
    const ages = cell.querySelector<HTMLElement>('[data-ages]')
    if (ages) showAges(ages, Number(values.children) || 0)
    const group = cell.querySelector<HTMLAnchorElement>('[data-group-request]')
    if (group) group.href = groupRequest(values as FlightValues, todayHere())
    const isFull = product !== 'hotels' && people(values) >= mostFlyers
    group?.closest('p')?.classList.toggle('people__more--full', isFull)
  }
  for (const button of cell.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    button.hidden = false
    button.addEventListener('click', () => {
      const input = button.parentElement?.querySelector('input')
      if (!input) return
      input.value = String(Math.max(0, (Number(input.value) || 0) + Number(button.dataset.step)))
      // A button that gets disabled would lose the focus to nothing.
      update()
      if (button.disabled) input.focus()
    })
  }
  cell.addEventListener('input', update)
  cell.addEventListener('toggle', update)
  openAndClose(cell)
  update()
}

function limit(count: HTMLElement, values: Record<string, string>, product: Product): void {
  const input = count.querySelector('input')
  const [less, more] = count.querySelectorAll<HTMLButtonElement>('[data-step]')
  if (!input || !less || !more) return
  const number = Number(input.value) || 0
  less.disabled = number <= Number(input.min)
  more.disabled = number >= most(input, values, product)
}

/** The most that a number can be, with the other numbers as they are. */
function most(input: HTMLInputElement, values: Record<string, string>, product: Product): number {
  const adults = Number(values.adults) || 0
  const free =
    product === 'hotels' ? Number.POSITIVE_INFINITY : mostFlyers - people(values) + (Number(input.value) || 0)
  if (input.name === 'rooms') return Math.min(Number(input.max), adults)
  return Math.min(Number(input.max), free, input.name === 'infants' ? adults : Number.POSITIVE_INFINITY)
}

function people({ adults, children, infants }: Record<string, string>): number {
  return [adults, children, infants].reduce((sum, count) => sum + (Number(count) || 0), 0)
}

function openAndClose(cell: HTMLDetailsElement): void {
  const close = cell.querySelector<HTMLButtonElement>('[data-people-close]')
  const summary = cell.querySelector('summary')
  if (close) {
    close.hidden = false
    close.addEventListener('click', () => {
      cell.open = false
      summary?.focus()
    })
  }
  const box = cell.querySelector('.people')
  // After a press only: when a fault opens it, the summary of faults is what has to be in view.
  summary?.addEventListener('click', () => {
    requestAnimationFrame(() => cell.open && box && bringIntoView(box))
  })
  cell.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !cell.open) return
    event.preventDefault()
    event.stopPropagation()
    cell.open = false
    summary?.focus()
  })
  closeWhenLeft(cell, () => {
    cell.open = false
  })
}
