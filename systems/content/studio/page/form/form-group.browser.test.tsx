import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FieldSchema, Source } from '../../calls/shapes.ts'
import { Faults } from '../../fields/plain/field-props.ts'
import { FieldGroup } from './field-group.tsx'
import { OpenForm } from './form-group.tsx'
import { useNamedField } from './named-field.ts'

const before: Source = { title: 'Deals', promoCode: 'RAYA' }
const text: FieldSchema = { type: 'string', title: 'text' }
const schema: FieldSchema = { properties: { title: text, promoCode: { ...text, group: 'Promotion' } } }
const faults = new Map([['promoCode', 'is too long']])
let root: ReturnType<typeof createRoot>

beforeEach(() => localStorage.removeItem('studio.folded.siti.dealsPage'))
afterEach(() => root.unmount())

function Form() {
  const [source, setSource] = useState(before)
  useNamedField(() => {})
  return (
    <OpenForm value={{ place: 'siti.dealsPage', before }}>
      <Faults value={faults}>
        <FieldGroup
          schema={schema}
          group="content"
          source={source}
          onChange={part => setSource({ ...source, ...part })}
        />
      </Faults>
    </OpenForm>
  )
}

function open(hash = '') {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const router = createMemoryRouter([{ path: '/', Component: Form }], { initialEntries: [`/${hash}`] })
  root.render(<RouterProvider router={router} />)
  return router
}

const code = page.getByRole('textbox', { name: /Promo code/ })
const heading = page.getByRole('heading', { name: 'Promotion' })

test('a group is named by its heading; folded by keys, it says what is wrong and changed in it', async () => {
  open()
  await expect.element(page.getByRole('group', { name: 'Promotion' })).toBeVisible()
  await code.fill('RAYA27')
  await expect.element(page.getByText('1 problem')).toBeVisible()
  await expect.element(page.getByText('1 changed')).toBeVisible()
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(code).not.toBeInTheDocument()
  await expect.element(page.getByText('1 problem')).toBeVisible()
  await expect.element(page.getByText('1 changed')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveValue('RAYA27')
})

test('what is folded stays folded for this type, until a link leads to a field in it', async () => {
  open()
  await heading.click()
  await expect.element(code).not.toBeInTheDocument()
  root.unmount()
  const router = open()
  await expect.element(heading).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
  await router.navigate('/#source.promoCode')
  await expect.element(code).toHaveFocus()
  await expect.element(code).toBeVisible()
})
