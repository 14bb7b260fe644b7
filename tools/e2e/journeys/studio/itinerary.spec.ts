import { expect, test } from '@playwright/test'
import { dragBefore, expectSaved, ownTour, publishOpenPage, signIn, written } from './studio-steps.ts'

const itinerary = [
  { day: 1, title: 'By ferry to Kuah', text: 'Across the strait.', overnight: 'Pantai Cenang' },
  { day: 2, title: 'Mangroves', text: 'By boat.', meals: 'Breakfast, lunch', overnight: 'Pantai Cenang' },
  { day: 3, title: 'A day of sand', text: 'Nothing planned.', meals: 'Breakfast', overnight: 'Pantai Cenang' },
  { day: 4, title: 'Home', text: 'By plane.', meals: 'Breakfast' },
]
const hotels = [{ place: 'Pantai Cenang', stars: 4, hotel: 'Contoh House', kind: 'Beach house' }]

test('a day is dragged to another position, gets a stop on the map, and reaches the site', async ({
  page,
  request,
}) => {
  const tour = await ownTour(request, 900, { itinerary, hotels })
  await signIn(page, 'publisher', `pages/${tour.key}`)
  const days = page.getByRole('group', { name: 'Day by day' })
  await expect(days.getByText('Days, nights and hotels match.')).toBeVisible()
  await dragBefore(
    page,
    days.getByRole('button', { name: 'Move Day 3', exact: true }),
    days.getByRole('listitem').first(),
  )
  await expect(days.getByRole('button', { name: /^Day 1 · A day of sand/ })).toBeVisible()
  await days.getByRole('button', { name: /^Day 3 · Mangroves/ }).click()
  await days.getByRole('checkbox', { name: 'Dinner' }).check()
  await days.getByRole('button', { name: 'Add a stop' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('kilim')
  await expect(page.getByRole('option', { name: /^Kilim/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await days.getByLabel('Transport to Kilim').selectOption('by river boat')
  await expectSaved(page)
  const source = await written(request, tour.key)
  expect(source.itinerary).toEqual([
    { ...itinerary[2], day: 1 },
    { ...itinerary[0], day: 2 },
    { ...itinerary[1], day: 3, stops: [{ place: 'Kilim', by: 'river' }], meals: 'Breakfast, lunch, dinner' },
    itinerary[3],
  ])
  expect(source.hotels).toEqual(hotels)
  await publishOpenPage(page)
  await expect.poll(async () => (await request.get(tour.path)).text()).toContain('Breakfast, lunch, dinner')
  await tour.remove()
})
