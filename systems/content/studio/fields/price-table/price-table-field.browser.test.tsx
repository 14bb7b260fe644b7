import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PriceTable } from './price-table.ts'
import { PriceTableField } from './price-table-field.tsx'

let now: PriceTable | undefined

function Form() {
  const rows = [{ label: 'Twin sharing', prices: [1000] }]
  const [value, setValue] = useState<PriceTable | undefined>({ caption: '', columns: ['Adult'], rows })
  now = value
  return (
    <PriceTableField
      path={['priceTable']}
      schema={{ title: 'price table' }}
      required
      value={value}
      onChange={setValue}
      Item={() => null}
    />
  )
}

test('a new departure is typed at once, and so are the places left of it', async () => {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Form />)
  await page.getByRole('button', { name: 'Add row' }).click()
  expect(page.getByText('Places left').query()).toBeNull()
  await userEvent.keyboard('14 November 2027')
  await page.getByRole('spinbutton', { name: '14 November 2027, Places left' }).click()
  await userEvent.keyboard('6')
  expect(now?.rows[1]).toMatchObject({ label: '14 November 2027', left: 6, when: { days: ['2027-11-14'] } })
})
