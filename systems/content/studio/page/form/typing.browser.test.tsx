import { formSchema } from '@agency/content-system/schemas/form-schema.ts'
import { schemas } from '@agency/content-system/schemas/registry.ts'
import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { FieldSchema } from '../../calls/shapes.ts'
import { PageScreen } from '../page-screen.tsx'

/** The parts of a field with their kinds; fields with the same parts are edited in the same way. */
function partsOf({ title, items, properties }: FieldSchema): unknown {
  if (items) return [title, partsOf(items)]
  return properties
    ? Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, partsOf(part)]))
    : title
}

const properties = Object.entries(schemas).flatMap(([alias, schema]) =>
  Object.entries((schema ? (formSchema(schema) as FieldSchema) : {}).properties ?? {}).map(
    ([name, field]) => [JSON.stringify(partsOf(field)), { place: `${alias}.${name}`, name, field }] as const,
  ),
)
const fields = [...new Map(properties.toReversed()).values()]

const studio = vi.hoisted(() => ({ data: {} }))
vi.mock('../../parts/nodes/studio-data.ts', () => ({
  useStudio: () => studio.data,
  isPageType: () => true,
  typeName: () => 'Page',
}))

const opened = {
  key: 'b1a7c7f0-0000-4000-8000-000000000004',
  version: 1,
  alias: 'page',
  name: 'A page',
  path: [],
  present: [],
  state: 'published',
  publication: null,
  request: null,
  release: null,
  source: {},
} as Partial<NodeDocument> as NodeDocument
const nothing = { terms: {}, threads: [], names: {}, present: [], pictures: [], hits: [], children: [], pages: [] }

let root: ReturnType<typeof createRoot>
let isConflict = false
/** Saves that are sent and not answered yet. */
let waiting: (() => void)[] = []

/** Opens a form with one property, whose saves are answered by `waiting`, with a fault at its field. */
function open(name: string, field: FieldSchema) {
  isConflict = false
  waiting = []
  let version = 1
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit = {}) => {
    if (method !== 'PUT' || !address.endsWith('/draft')) return Response.json(nothing)
    await new Promise<void>(resolve => waiting.push(resolve))
    const current = { ...opened, version: 50, changedBy: 'Aminah', name: 'Another name' }
    if (isConflict) return Response.json({ current }, { status: 412 })
    return Response.json({ version: ++version, faults: [{ path: ['source', name], message: 'is short' }] })
  })
  const schema = { properties: { [name]: field } }
  studio.data = {
    user: { id: 'siti', name: 'Siti', role: 'administrator' },
    nodes: { byKey: new Map(), below: new Map() },
    types: new Map([['page', { alias: 'page', label: 'Page', help: '', schema }]]),
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '*', loader: () => opened, Component: PageScreen, HydrateFallback: Nothing },
      ])}
    />,
  )
}
const Nothing = () => null

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const inForm = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(`.page__form :is(${selector})`)].filter(one => one.checkVisibility())

/** Adds an entry to each list, and to each list of that entry. */
async function addEntries() {
  const pressed = new Set<string>()
  for (;;) {
    const next = inForm('.add').find(
      button => /^\s*Add/.test(button.textContent ?? '') && !pressed.has(placeOf(button)),
    )
    if (next === undefined) return
    pressed.add(placeOf(next))
    next.click()
    await new Promise(resolve => requestAnimationFrame(resolve))
    if (document.querySelector('[role=dialog]')) await userEvent.keyboard('{Escape}')
  }
}
const placeOf = (button: Element) => `${button.closest('fieldset, .field')?.id} ${button.textContent}`

const textIn = (control: HTMLElement) =>
  'value' in control ? String(control.value) : (control.textContent ?? '').replaceAll('\u00a0', ' ')

/** Types three sentences, each seen whole in the field that still has the focus. */
async function typeThree(control: HTMLElement, meanwhile: (() => Promise<void>)[]) {
  const isNumber = control.matches('[type=number]')
  const sentences = isNumber ? ['12', '34', '5'] : ['One.', ' Two.', ' Three.']
  control.focus()
  let text = ''
  for (const [index, sentence] of sentences.entries()) {
    await userEvent.keyboard(sentence)
    text += sentence
    await expect.poll(() => textIn(control)).toBe(text)
    await meanwhile[index]?.()
    // Compared here: a difference between two elements prints the whole page.
    expect(document.activeElement === control, `focus after “${text}”`).toBe(true)
  }
}

const saveIsSent = async () => void (await expect.poll(() => waiting.length).toBeGreaterThan(0))
async function saveIsAnswered() {
  for (const answer of waiting.splice(0)) answer()
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
}
async function anotherChangeArrives() {
  isConflict = true
  for (const answer of waiting.splice(0)) answer()
  await expect.poll(() => document.querySelector('.merge') !== null).toBe(true)
}

test.each(fields)('$place stays open and focused while one types', async ({ name, field }) => {
  open(name, field)
  await expect.poll(() => inForm('input, textarea, select, button, [contenteditable]').length).toBeGreaterThan(0)
  await addEntries()
  for (const control of inForm('textarea, .ProseMirror, input:not([type=checkbox], [tabindex="-1"])')) {
    await typeThree(control, isConflict ? [] : [saveIsSent, saveIsAnswered, anotherChangeArrives])
  }
  for (const date of inForm('.date-control')) {
    date.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
    await userEvent.keyboard('01022027')
    await expect.poll(() => date.textContent).toContain('01/02/2027')
    expect(date.contains(document.activeElement)).toBe(true)
  }
})
