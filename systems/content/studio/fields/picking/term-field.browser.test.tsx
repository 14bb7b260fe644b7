import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ListField } from '../lists/list-field.tsx'
import type { FieldProps } from '../plain/field-props.ts'
import { PlaceNameField, TagField } from './term-field.tsx'

const nodes = { byKey: new Map(), below: new Map() }
vi.mock('../../parts/nodes/studio-data.ts', () => ({ useStudio: () => ({ nodes }) }))

const terms = {
  tags: [
    { value: 'beach', count: 9 },
    { value: 'street-food', count: 4 },
    { value: 'food', count: 2 },
  ],
  destinations: [{ value: 'Kuala Lumpur', count: 3 }],
}
let root: ReturnType<typeof createRoot>
let stored: string | undefined
function show(Field: typeof TagField, name: string) {
  stored = undefined
  vi.stubGlobal('fetch', async () => Response.json({ terms }))
  function Form() {
    const [value, setValue] = useState<string>()
    stored = value
    return <Field path={[name, '0']} schema={{}} value={value} required onChange={setValue} />
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Form />)
}
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})
const field = page.getByRole('combobox')
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(option => option.textContent)

test('tags in use are offered with their counts, and chosen by keys', async () => {
  show(TagField, 'tags')
  await field.click()
  await expect.poll(options).toEqual(['beach on 9 pages', 'street food on 4 pages', 'food on 2 pages'])
  await field.fill('Foo')
  await expect.poll(options).toEqual(['food on 2 pages', 'street food on 4 pages'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('street food')
  expect(stored).toBe('street-food')
  expect(options()).toEqual([])
})

test('a new tag is spelled by the studio, and said to be new', async () => {
  show(TagField, 'tags')
  await field.fill('Night  Markets!')
  await expect.element(page.getByRole('status').filter({ hasText: 'New: no other page has it.' })).toBeVisible()
  await userEvent.tab()
  await expect.element(field).toHaveValue('night markets')
  expect(stored).toBe('night-markets')
})

test('a place that is there already is written as it is there', async () => {
  show(PlaceNameField, 'destinations')
  await field.fill('kuala lumpur')
  await page.getByRole('option', { name: 'Kuala Lumpur on 3 pages' }).click()
  expect(stored).toBe('Kuala Lumpur')
  await field.fill('KUALA LUMPUR')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Kuala Lumpur')
  expect(stored).toBe('Kuala Lumpur')
})

const Tag = (item: FieldProps) => <TagField {...(item as FieldProps<string>)} />

test('a tag that is added has the focus, and what there is is offered at once', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ terms }))
  function Form() {
    const [tags, setTags] = useState<unknown[]>()
    return <ListField path={['tags']} schema={{ type: 'array' }} value={tags} required onChange={setTags} Item={Tag} />
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Form />)
  await page.getByRole('button', { name: 'Add to tags' }).click()
  await expect.element(field).toHaveFocus()
  await expect.poll(options).toEqual(['beach on 9 pages', 'street food on 4 pages', 'food on 2 pages'])
})

test('pasted lines become tags, in the place of the empty one', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ terms }))
  let stored: unknown[] | undefined
  function Form() {
    const [tags, setTags] = useState<unknown[]>()
    stored = tags
    const schema = { type: 'array', items: { type: 'string', title: 'tag' as const } }
    return <ListField path={['tags']} schema={schema} value={tags} required onChange={setTags} Item={Tag} />
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Form />)
  await page.getByRole('button', { name: 'Add to tags' }).click()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', '• Street food\n• Beach\n')
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.poll(() => stored).toEqual(['street-food', 'beach'])
})
