import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FieldSchema } from '../../calls/shapes.ts'
import { words } from '../../words/words.ts'
import { Faults } from '../plain/field-props.ts'
import { RowsField } from './rows-field.tsx'

const element = document.body.appendChild(document.createElement('div'))
const root = createRoot(element)
afterEach(() => root.render(null))
let now: Record<string, unknown>[] | undefined

const schema: FieldSchema = {
  title: 'rows',
  items: {
    properties: {
      days: { title: 'number', type: 'integer' },
      of: { title: 'choice', enum: ['price', 'deposit'] },
    },
  },
}
const faults = new Map([['steps.0', 'is harsher than the rule']])

function Form() {
  const [value, setValue] = useState<typeof now>([{ days: 45, of: 'price' }])
  now = value
  return (
    <Faults value={faults}>
      <RowsField path={['steps']} schema={schema} required value={value} onChange={setValue} />
    </Faults>
  )
}

test('steps are a table: cells are changed, rows added and removed, and a harsher row says so', async () => {
  root.render(<Form />)
  await expect.element(page.getByText('is harsher than the rule')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Row 1, Days before departure' }).fill('30')
  await page.getByRole('combobox', { name: 'Row 1, Of' }).selectOptions('deposit')
  await page.getByRole('button', { name: 'Add row' }).click()
  await page.getByRole('spinbutton', { name: 'Row 2, Days before departure' }).fill('0')
  expect(now).toEqual([{ days: 30, of: 'deposit' }, { days: 0 }])
  await page.getByRole('button', { name: words.fields.remove(words.prices.row(1)) }).click()
  expect(now).toEqual([{ days: 0 }])
})
