import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineIsland } from './define-island.ts'
import { IslandTree } from './island-tree.tsx'
import { startIslands } from './start-islands.client.ts'
import { foreignChanges } from './testing/change-like-extensions.ts'
import { mountIsland } from './testing/mount-island.tsx'

/** Fields that React controls, and fields that it leaves to the browser. */
function Booking() {
  const [name, setName] = useState('')
  const [seat, setSeat] = useState('aisle')
  return (
    <form>
      <label>
        Name <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        E-mail <input name="email" type="email" defaultValue="" />
      </label>
      <label>
        Wishes <textarea name="wishes" defaultValue="None so far" />
      </label>
      {['aisle', 'window'].map(value => (
        <label key={value}>
          <input type="radio" name="seat" value={value} checked={seat === value} onChange={() => setSeat(value)} />
          {value}
        </label>
      ))}
      <label>
        <input type="checkbox" name="terms" /> Terms
      </label>
      <select name="class" aria-label="Class" defaultValue="Y">
        <option value="Y">Economy</option>
        <option value="C">Business</option>
      </select>
      <details>
        <summary>More</summary>
        <p>Everything else</p>
      </details>
      <output>
        {name} by the {seat}
      </output>
    </form>
  )
}
const island = defineIsland('booking', Booking)

function enter(element: HTMLElement): void {
  const field = <T extends HTMLElement>(name: string) => element.querySelector(`[name=${name}]`) as T
  field<HTMLInputElement>('email').value = 'aisyah@example.com'
  field<HTMLTextAreaElement>('wishes').value = 'Two beds'
  field<HTMLInputElement>('terms').checked = true
  field<HTMLSelectElement>('class').value = 'C'
  const window = element.querySelector<HTMLInputElement>('[value=window]')
  if (window) window.checked = true
  const details = element.querySelector('details')
  if (details) details.open = true
  const name = field<HTMLInputElement>('name')
  name.value = 'Aisyah'
  name.focus()
  name.setSelectionRange(0, 0)
}

const entered = {
  name: 'Aisyah',
  email: 'aisyah@example.com',
  wishes: 'Two beds',
  seat: 'window',
  terms: 'on',
  class: 'C',
}

for (const [what, change] of Object.entries({ nothing: undefined, ...foreignChanges })) {
  test(`entries survive hydration and reach React, where ${what} has changed the page`, async () => {
    const element = await mountIsland(island, {}, enter, { change })
    await expect.element(page.getByText('Aisyah by the window')).toBeVisible()
    expect(Object.fromEntries(new FormData(element.querySelector('form') ?? undefined))).toEqual(entered)
    expect(element.querySelector('details')?.open).toBe(true)
    await userEvent.keyboard('Nur ')
    await expect.element(page.getByText('Nur Aisyah by the window')).toBeVisible()
  })
}

for (const [what, change] of Object.entries({ nothing: undefined, ...foreignChanges })) {
  test(`what is typed while React hydrates survives, where ${what} has changed the page`, async () => {
    const meanwhile = (element: HTMLElement) => {
      enter(element)
      for (const field of element.querySelectorAll('input, textarea, select'))
        field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const element = await mountIsland(island, {}, undefined, { change, meanwhile })
    await expect.element(page.getByText('Aisyah by the window')).toBeVisible()
    expect(Object.fromEntries(new FormData(element.querySelector('form') ?? undefined))).toEqual(entered)
  })
}

/** As Back shows it: nothing was touched, and the browser may have restored the choice. */
function sum() {
  const Sum = () => {
    const [fare, setFare] = useState('')
    return (
      <form>
        <select name="fare" aria-label="Fare" defaultValue="" onChange={({ target }) => setFare(target.value)}>
          <option value="">Not sure yet</option>
          <option value="RM 648.00">Twin</option>
        </select>
        <output>{fare}</output>
      </form>
    )
  }
  return defineIsland('sum', Sum)
}

test.each([
  ['RM 648.00', true],
  ['', false],
])('with "%s" restored, an island with a sum starts before any touch: %s', async (restored, starts) => {
  const island = sum()
  const element = document.createElement('div')
  Object.assign(element.dataset, { island: 'sum', when: 'touch', prefix: 'sum' })
  element.innerHTML = renderToString(<IslandTree island={island} json="{}" />, { identifierPrefix: 'sum' })
  // The pointer may be where an earlier test left it.
  element.style.pointerEvents = 'none'
  document.body.replaceChildren(element)
  const select = element.querySelector('select')
  if (select) select.value = restored
  let isAsked = false
  const load = async () => {
    isAsked = true
    return { island }
  }
  startIslands({ sum: load }, {}, async () => false)
  await new Promise(resolve => setTimeout(resolve))
  expect(isAsked).toBe(starts)
  await expect.element(page.getByRole('status')).toHaveTextContent(restored)
})
