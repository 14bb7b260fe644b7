import { expect, test } from 'vitest'
import { otherSources } from './other-sources.ts'
import { providerAddresses } from './providers.server.ts'

const none = {
  ...providerAddresses,
  GOOGLE_CLIENT_ID: '',
  FACEBOOK_APP_ID: '',
  FACEBOOK_APP_SECRET: '',
  RECAPTCHA_SITE_KEY: '',
  RECAPTCHA_SCRIPT_URL: 'https://www.google.com/recaptcha/api.js',
}

test('no source of a provider is allowed unless it is set up', () => {
  expect(otherSources(none)).toEqual({ scripts: [], styles: [], connections: [], frames: [] })
  expect(otherSources({ ...none, FACEBOOK_APP_ID: 'f' }).scripts).toEqual(['https://connect.facebook.net'])
})

test('Google gets only the sources of its button', () => {
  expect(otherSources({ ...none, GOOGLE_CLIENT_ID: 'g' })).toEqual({
    scripts: ['https://accounts.google.com/gsi/client'],
    styles: ['https://accounts.google.com/gsi/style'],
    connections: ['https://accounts.google.com/gsi/'],
    frames: ['https://accounts.google.com/gsi/'],
  })
})

test('reCAPTCHA gets its two script folders and its frames', () => {
  expect(otherSources({ ...none, RECAPTCHA_SITE_KEY: 'r' })).toMatchObject({
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  })
})

test('the counter of visits gets its host for connections alone', () => {
  const measuring = { kind: 'plausible', site: 'agency.example', address: 'https://stats.example/api/event' }
  expect(otherSources({ ...none, MEASURING: measuring })).toEqual({
    scripts: [],
    styles: [],
    connections: ['https://stats.example'],
    frames: [],
  })
})
