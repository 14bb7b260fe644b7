import { expect, test } from '@playwright/test'

const noRedirects = { maxRedirects: 0 }
const handBack = { SessionTransferMemberId: '7', UserId: '7', FirstName: 'Aisyah', Email: 'a@b.example', isAgent: '0' }

for (const path of ['/', '/blog', '/tnc?from=booking']) {
  test(`a visitor handed back to ${path} by a post sees that page`, async ({ request }) => {
    const response = await request.post(path, { form: handBack, ...noRedirects })
    expect(response.status()).toBe(303)
    expect(response.headers().location).toBe(path)
  })
}

const surface = '/umbraco/Surface/DynamicFormPostSurface/AuthAndRedirect'

for (const [target, sentTo] of [
  ['/faq', '/faq'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['javascript:alert(1)', '/'],
]) {
  test(`coming back with the target ${target} leads to ${sentTo}`, async ({ request }) => {
    const url = `${surface}?destinationUrl=${encodeURIComponent(target ?? '')}`
    const response = await request.post(url, { form: { password: 'open sesame' }, ...noRedirects })
    expect(response.status()).toBe(303)
    expect(response.headers().location).toBe(sentTo)
  })
}

test('the booking site gets the header menu', async ({ request }) => {
  const menu = await (await request.get('/umbraco/Surface/HomePage/GetMenus')).json()
  expect(menu.map((entry: { Name: string }) => entry.Name)).toEqual([
    'Flights',
    'Hotels',
    'Flight + Hotels',
    'Tour Packages',
    'Car Rentals',
    'Students',
    'Attraction Ticket',
    'SCB',
    'Blog',
  ])
  const tours = menu.find((entry: { Name: string }) => entry.Name === 'Tour Packages')
  expect(tours.Child[0]).toEqual({ Name: expect.any(String), URL: expect.stringMatching(/^http/), Target: null })
})

test('the old group form address leads to the new one', async ({ request }) => {
  const response = await request.get('/flightgroupform', noRedirects)
  expect(response.status()).toBe(301)
  expect(response.headers().location).toBe('/group-flight-request-form')
})
